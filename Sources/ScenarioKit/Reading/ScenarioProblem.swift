/// The kinds of problem that a file of cases or of known failures can have, and that a run can find.
///
/// The raw value is the part of the id after `scenarios/`.
public enum ScenarioProblem: String, Sendable, CaseIterable {
  /// A member that the format does not have.
  case unknownMember = "unknown-member"
  /// A member that has to be there.
  case missingMember = "missing-member"
  /// A value of another kind or form than stands there.
  case value
  /// A word of the format that is misspelt: a tag or one that begins with `$`.
  case unknownWord = "unknown-word"
  /// `caseCount` is not the number of cases.
  case count
  /// A case names a rule that the suite does not have.
  case unknownRule = "unknown-rule"
  /// A case begins with a fixture that the suite does not have.
  case unknownFixture = "unknown-fixture"
  /// Two cases have one id.
  case duplicateID = "duplicate-id"
  /// A case has the members of a story and of a row, or of neither.
  case shape
  /// A case expects nothing.
  case noExpectation = "no-expectation"
  /// A number that two languages may read differently.
  case number
  /// A word that begins with `$` does not have what belongs to it.
  case matcher
  /// A file that cannot be read from the disk.
  case unreadable
  /// A known failure that is past its day.
  case expired
  /// A known failure that covers no case.
  case noSuchCase = "no-such-case"

  /// Something was seen otherwise than a case expects.
  case difference
  /// The subject threw, or took too long.
  case subject
  /// A case passed though it is known to fail.
  case unexpectedPass = "unexpected-pass"

  /// The id of its diagnostics.
  public var id: String { "scenarios/\(rawValue)" }
}
