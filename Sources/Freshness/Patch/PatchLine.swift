/// One line of a patch.
public struct PatchLine: Sendable {
  /// What the line is.
  public let kind: Kind
  /// Its bytes without the sign before them and without the line feed after them.
  public let text: ArraySlice<UInt8>

  /// What a line of a patch can be.
  public enum Kind: Sendable {
    /// Which file it is about, and what becomes of it.
    case file
    /// Which lines follow.
    case hunk
    /// A line that stays.
    case kept
    /// A line that goes.
    case removed
    /// A line that comes.
    case added
    /// That the line before has no line feed.
    case remark

    /// What the line begins with.
    public var sign: String {
      switch self {
      case .file, .hunk, .remark: ""
      case .kept: " "
      case .removed: "-"
      case .added: "+"
      }
    }
  }

  init(_ kind: Kind, _ text: String) {
    self.init(kind, Array(text.utf8)[...])
  }

  init(_ kind: Kind, _ text: ArraySlice<UInt8>) {
    self.kind = kind
    self.text = text
  }

  /// Appends the line as it stands in a patch.
  public func append(to output: inout [UInt8]) {
    output += kind.sign.utf8
    output += text
    output.append(UInt8(ascii: "\n"))
  }
}
