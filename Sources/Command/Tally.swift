internal import Diagnostics

/// How many diagnostics there are of each severity, for a summary.
struct Tally: CustomStringConvertible {
  let errors: Int
  let warnings: Int
  let notes: Int

  init(_ report: Report) {
    errors = report.count(of: .error)
    warnings = report.count(of: .warning)
    notes = report.count(of: .note)
  }

  /// `2 errors, 1 warning`, or `nothing is wrong`.
  var description: String {
    let parts = [(errors, "error"), (warnings, "warning"), (notes, "note")]
      .filter { $0.0 > 0 }
      .map { Self.counted($0.0, $0.1) }
    return parts.isEmpty ? "nothing is wrong" : parts.joined(separator: ", ")
  }

  /// A number with its noun: `1 file`, `2 files`.
  static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
