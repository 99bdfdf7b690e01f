/// One thing that `bottle` does.
struct Verb: Sendable {
  /// Its word on the command line.
  let name: String
  /// What it does, in a line of help.
  let summary: String
  /// What else there is to know: paragraphs with an empty line between them.
  let details: String
  /// The options it takes beside those that all verbs take.
  var options: [Option] = []
  /// What people type, and why.
  let examples: [Example]
  /// Does it.
  let run: @Sendable (Session) throws -> ExitStatus

  /// A command and what it is for.
  struct Example: Sendable {
    let command: String
    let purpose: String
  }
}
