internal import Diagnostics

/// An option of the command line.
struct Option: Hashable, Sendable {
  /// Its name with the dashes: `--root`.
  let name: String
  /// One letter that means the same, with its dash.
  var short: String?
  /// What it takes.
  var argument: Argument = .nothing
  /// What it does, as a line of help.
  let help: String
  /// The names of the options that make no sense beside it.
  var excludes: [String] = []

  /// What an option takes.
  enum Argument: Hashable, Sendable {
    /// Nothing: it is given or it is not.
    case nothing
    /// Any text; the word is what help calls it.
    case text(String)
    /// The path of a folder; the word is what help calls it.
    case folder(String)
    /// One of some words; the first word is what help calls them.
    case word(String, [String])
  }

  /// What it takes, in a word; nil where it takes nothing.
  var argumentName: String? {
    switch argument {
    case .nothing: nil
    case .text(let word), .folder(let word), .word(let word, _): word
    }
  }

  /// What it does, in a sentence without a full stop.
  var brief: String { help.firstSentence }

  /// How help writes it: `--root DIR`.
  var usage: String {
    if let argumentName { return "\(name) \(argumentName)" }
    return [short, name].compactMap(\.self).joined(separator: ", ")
  }
}

extension Option {
  static let root = Option(
    name: "--root",
    argument: .folder("DIR"),
    help: "The project's folder. Without it, the nearest folder from here up with a bottle.yaml."
  )
  static let color = Option(
    name: "--color",
    argument: .word("WHEN", ["auto", "always", "never"]),
    help: """
      When to colour: auto (on a terminal), always or never. Goes before the environment's \
      NO_COLOR and FORCE_COLOR.
      """
  )
  static let help = Option(name: "--help", short: "-h", help: "Print help and stop.")
  static let version = Option(name: "--version", help: "Print the version and stop.")
  static let fix = Option(
    name: "--fix",
    help: "Mend what can be mended without a doubt, and say what is left."
  )
  static let failOn = Option(
    name: "--fail-on",
    argument: .word("SEVERITY", ["error", "warning", "note"]),
    help: "The least that makes it end with 1: error (the default), warning or note."
  )
  static let force = Option(
    name: "--force",
    help: "Write over files that were edited by hand or that bottle did not write."
  )
  static let watch = Option(
    name: "--watch",
    help: "Go on, and generate again whenever an input changes.",
    excludes: ["--dry-run", "--format", "--quiet", "--verbose"]
  )
  static let dryRun = Option(
    name: "--dry-run",
    help: "Say what would be created, updated and deleted; write nothing."
  )
  static let diff = Option(
    name: "--diff",
    help: """
      Print what generate would change as a patch, which `patch -p1` and `git apply` take; the \
      report goes to the standard error then.
      """
  )
  static let only = Option(
    name: "--only",
    argument: .word("PART", Part.allCases.map(\.rawValue)),
    help: "Look at words, colours, models or scenarios only, whatever is wrong with the rest."
  )
  static let format = Option(
    name: "--format",
    argument: .word("FORMAT", ReportFormat.all.map(\.name)),
    help: """
      How to print the report: text, github (text, and annotations for GitHub Actions), json or \
      sarif. Without it github where GITHUB_ACTIONS is true, else text.
      """
  )
  static let quiet = Option(
    name: "--quiet",
    help: "Print errors only; nothing where all is well.",
    excludes: ["--verbose"]
  )
  static let verbose = Option(
    name: "--verbose",
    help: "Also say what was read and made, and how long each step took."
  )
}

extension String {
  /// The text up to its first full stop before a space or the end.
  var firstSentence: String {
    if let end = firstRange(of: ". ")?.lowerBound { return String(self[..<end]) }
    return hasSuffix(".") ? String(dropLast()) : self
  }
}
