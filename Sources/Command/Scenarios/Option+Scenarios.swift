internal import ScenarioKit

extension Option {
  static let suite = Option(
    name: "--suite",
    argument: .text("NAME"),
    help: "Take this suite only, such as delivery."
  )
  static let scenarioCase = Option(
    name: "--case",
    argument: .text("ID"),
    help: """
      Take these cases only: an id, where * stands for anything up to the next slash and ** for \
      anything.
      """
  )
  static let jobs = Option(
    name: "--jobs",
    argument: .text("N"),
    help: "Start so many of the program, and give each case to the one that is free. Without it 1."
  )
  static let timeout = Option(
    name: "--timeout",
    argument: .text("SECONDS"),
    help: "How long one command may take before the program is ended. Without it 10."
  )
  static let known = Option(
    name: "--known",
    argument: .text("FILE"),
    help: """
      The failures that are known, each with the reason and the day by which it is to be mended; they \
      fail the run only where they pass, fail otherwise, or are late.
      """
  )
  static let rules = Option(name: "--rules", help: "List the rules, not the cases.")
  static let coverageFormat = Option(
    name: "--format",
    argument: .word("FORMAT", ["markdown", "json"]),
    help: "How to print it: markdown (the default) or json."
  )
  static let scenarioFormat = Option(
    name: "--format",
    argument: .word("FORMAT", ScenarioFormat.all.map(\.name)),
    help: """
      How to print what was found: text, github (text, and annotations for GitHub Actions), json or \
      junit. Without it github where GITHUB_ACTIONS is true, else text.
      """
  )
}

extension Invocation {
  /// The number that an option was given.
  ///
  /// - Throws: where it is none, or outside a range.
  func number(of option: Option, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = value(of: option) else { return nil }
    if let number = Int(text), range.contains(number) { return number }
    throw UsageError(
      message: "`\(option.name)` cannot be `\(text)`",
      help: "it is a whole number from \(range.lowerBound) to \(range.upperBound)"
    )
  }
}
