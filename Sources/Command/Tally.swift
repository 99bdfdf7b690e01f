internal import Diagnostics

/// How many diagnostics there are of each severity, for a summary.
struct Tally: CustomStringConvertible {
  let errors: Int
  let warnings: Int
  let notes: Int
  /// The id of the first of the gravest problems; nil where those are not in the sources.
  private let gravest: String?
  /// Whether there are problems in the sources of other ids too.
  private let hasOthers: Bool

  init(_ report: Report) {
    errors = report.count(of: .error)
    warnings = report.count(of: .warning)
    notes = report.count(of: .note)
    // Drift says by itself what it is.
    let ofSources = report.diagnostics.filter { !$0.id.hasPrefix("outputs/") }
    let most = report.diagnostics.map(\.severity).max()
    gravest = ofSources.first { $0.severity == most }?.id
    hasOthers = Set(ofSources.map(\.id)).count > 1
  }

  /// `2 errors, 1 warning`, or `nothing is wrong`.
  var description: String {
    let parts = [(errors, "error"), (warnings, "warning"), (notes, "note")]
      .filter { $0.0 > 0 }
      .map { Self.counted($0.0, $0.1) }
    return parts.isEmpty ? "nothing is wrong" : parts.joined(separator: ", ")
  }

  /// Where to read more, to follow the counts; empty where there is nothing to.
  var more: String {
    guard let gravest else { return "" }
    return "; more on \(hasOthers ? "each" : "it"): bottle explain \(hasOthers ? "ID" : gravest)"
  }

  /// A number with its noun: `1 file`, `2 files`.
  static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
