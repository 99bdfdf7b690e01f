internal import Diagnostics

/// A source with all that is certain to mend in it mended, not yet written.
struct MendedFile {
  /// The file as it lies on disk.
  let original: SourceFile
  /// The file as it would be.
  private(set) var mended: SourceFile
  /// How many problems of each id were mended.
  private(set) var counts: [String: Int] = [:]

  init(_ file: SourceFile) {
    original = file
    mended = file
  }

  /// How many problems were mended.
  var count: Int { counts.values.reduce(0, +) }

  /// What was mended, for people: `json/byte-order-mark, json/syntax (3)`.
  var inWords: String {
    counts.sorted { $0.key < $1.key }
      .map { $0.value == 1 ? $0.key : "\($0.key) (\($0.value))" }
      .joined(separator: ", ")
  }

  /// Applies what mends problems of the file.
  mutating func apply(_ problems: [Diagnostic]) {
    let edits = problems.flatMap { problem in problem.edits.map { (problem.id, $0) } }
    let (file, applied) = mended.applying(edits.map(\.1))
    mended = file
    for index in applied { counts[edits[index].0, default: 0] += 1 }
  }
}
