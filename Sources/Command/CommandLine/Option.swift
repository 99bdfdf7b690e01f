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
  static let force = Option(
    name: "--force",
    help: "Write over files that were edited by hand or that bottle did not write."
  )
  static let watch = Option(
    name: "--watch",
    help: "Go on, and generate again whenever an input changes."
  )
}

extension String {
  /// The text up to its first full stop before a space or the end.
  var firstSentence: String {
    if let end = firstRange(of: ". ")?.lowerBound { return String(self[..<end]) }
    return hasSuffix(".") ? String(dropLast()) : self
  }
}
