/// Everything that can be typed: parsing, help, suggestions, completions and the manual all read this
/// one table.
struct CommandTable: Sendable {
  /// The program's name.
  let name: String
  /// What the program is, in a line.
  let summary: String
  /// What it does, in the order of help.
  let verbs: [Verb]
  /// The options that every verb takes.
  let options: [Option]
  /// What else there is to know about every run.
  var notes: [Note] = []

  /// Every verb, those within others after them.
  var everyVerb: [Verb] { verbs.flatMap(\.withInner) }

  /// Words that go together and what each means.
  struct Note: Sendable {
    /// What they are.
    let heading: String
    let rows: [(word: String, meaning: String)]
  }

  /// The table of `bottle`.
  static let bottle = CommandTable(
    name: "bottle",
    summary: "Keep what the web and two native apps share written once.",
    verbs: [
      .initialize, .generate, .check, .lint, .scenarios, .standIn, .explain, .completions, .man,
    ],
    options: [.root, .color, .help, .version],
    notes: [.exitStatus, .environment, .files]
  )
}
