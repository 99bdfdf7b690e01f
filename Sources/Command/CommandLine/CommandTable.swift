/// Everything that can be typed: parsing, help and suggestions all read this one table.
struct CommandTable: Sendable {
  /// The program's name.
  let name: String
  /// What the program is, in a line.
  let summary: String
  /// What it does, in the order of help.
  let verbs: [Verb]
  /// The options that every verb takes.
  let options: [Option]

  /// The table of `bottle`.
  static let bottle = CommandTable(
    name: "bottle",
    summary: "Keep what the web and two native apps share written once.",
    verbs: [.generate, .check, .lint],
    options: [.root, .color, .help, .version]
  )
}
