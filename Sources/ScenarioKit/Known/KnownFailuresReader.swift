internal import Diagnostics
internal import Documents

/// Reads `known-failures.json`.
struct KnownFailuresReader: NodeReader {
  let file: SourceFile
  var problems: [Diagnostic]

  private static let members = ["match", "subject", "because", "issue", "until", "saw"]

  /// Reads the array of known failures.
  mutating func all(_ root: DocumentNode) -> [KnownFailure] {
    (items(root, "the file") ?? []).compactMap { known($0) }
  }

  private mutating func known(_ node: DocumentNode) -> KnownFailure? {
    let what = "a known failure"
    guard let members = object(node, what, knows: Self.members) else { return nil }
    let match = required("match", of: members, node, what).flatMap { text($0, "`match`") }
    let because = required("because", of: members, node, what).flatMap { text($0, "`because`") }
    let until = required("until", of: members, node, what)
      .flatMap { text($0, "`until`", as: .day, example: "2026-12-01") }
    let saw = required("saw", of: members, node, what).flatMap { text($0, "`saw`") }
    let subject = members["subject"].flatMap { text($0, "`subject`") }
    let issue = members["issue"].flatMap { text($0, "`issue`") }
    guard let match, let because, let until, let saw else { return nil }
    return KnownFailure(
      match: Glob(match),
      subject: subject,
      because: because,
      issue: issue,
      until: until,
      saw: saw,
      place: file.place(members["match"]?.span ?? node.span)
    )
  }
}
