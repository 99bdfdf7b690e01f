public import Diagnostics

/// Why a text is not a message.
public struct MessageError: Error, Hashable, Sendable {
  /// What is wrong.
  public var kind: Kind
  /// Where, as UTF-8 offsets in the message's own text; as FormatJS marks it.
  public var span: Span
  /// The argument, branch or tag meant, by its name; empty if it has none.
  public var subject: String
  /// What stands there in place of what should; empty at the end of the message.
  public var found: String

  /// Makes an error.
  public init(_ kind: Kind, _ span: Span, subject: String = "", found: String = "") {
    self.kind = kind
    self.span = span
    self.subject = subject
    self.found = found
  }

  /// What can be wrong, numbered as FormatJS's `ErrorKind`; the numbers that are missing are those
  /// its parser never gives.
  public enum Kind: Int, Hashable, Sendable, CaseIterable {
    /// `{0`
    case notClosed = 1
    /// `{}`
    case emptyArgument = 2
    /// `{user.name}`
    case malformedArgument = 3
    /// `{n, }`
    case missingType = 4
    /// `{n, foo}`
    case unknownType = 5
    /// `{n, number, }`
    case missingStyle = 6
    /// `{n, number, ::}`
    case invalidNumberSkeleton = 7
    /// `{d, date, ::}`
    case missingDateTimeSkeleton = 10
    /// `{n, number, 'x}`
    case unclosedQuoteInStyle = 11
    /// `{n, plural}`
    case missingBranches = 12
    /// `{n, plural, offset one {…}}`
    case missingOffset = 13
    /// `{n, plural, offset:99999999999999999 one {…}}`
    case invalidOffset = 14
    /// `{g, select, }`
    case missingSelectSelector = 15
    /// `{n, plural, }`
    case missingPluralSelector = 16
    /// `{g, select, female}`
    case missingSelectText = 17
    /// `{n, plural, one}`
    case missingPluralText = 18
    /// `{n, plural, =99999999999999999 {…}}`
    case invalidPluralSelector = 19
    /// `{n, plural, one {…} one {…}}`
    case duplicatePluralBranch = 20
    /// `{g, select, male {…} male {…}}`
    case duplicateSelectBranch = 21
    /// `{n, plural, one {…}}`
    case missingOther = 22
    /// `<b class>`
    case invalidTag = 23
    /// `<b>…</i>`, or `</b>` by itself
    case unmatchedClosingTag = 26
    /// `<b>…`
    case unclosedTag = 27
    /// More tags and branches within each other than `MessageParser.depthLimit`; the project's own.
    case tooDeep = 100
  }
}
