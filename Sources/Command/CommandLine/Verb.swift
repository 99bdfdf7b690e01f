/// One thing that `bottle` does.
struct Verb: Sendable {
  /// What is typed for it: a word, or for a verb within another both words, `scenarios run`.
  let name: String
  /// What it does, in a line of help.
  let summary: String
  /// What else there is to know: paragraphs with an empty line between them.
  let details: String
  /// What it takes beside options, if it takes anything.
  var argument: Argument?
  /// The program that it starts, named after `--`, if it starts one.
  var command: Argument?
  /// The options it takes beside those that all verbs take.
  var options: [Option] = []
  /// The verbs that it stands for, one of which follows it; none for a verb that does something.
  var verbs: [Verb] = []
  /// What people type, and why.
  let examples: [Example]
  /// Does it.
  let run: @Sendable (Session) throws -> ExitStatus

  /// The last word of what is typed for it.
  var word: String { name.split(separator: " ").last.map(String.init) ?? name }

  /// How help writes it, without options: `explain [ID]`.
  var usage: String {
    if !verbs.isEmpty { return "\(name) VERB" }
    guard let argument else { return name }
    return argument.isOptional ? "\(name) [\(argument.name)]" : "\(name) \(argument.name)"
  }

  /// It, and the verbs that it stands for.
  var withInner: [Verb] { [self] + verbs }

  /// One word after the verb.
  struct Argument: Sendable {
    /// What help calls it: `ID`.
    let name: String
    /// What it is, as a line of help.
    let help: String
    /// The words that it can be; none where it can be anything.
    ///
    /// Asked for only where they matter: the list of all problems takes longer to make than the rest of the table.
    var words: @Sendable () -> [String] = { [] }
    /// Whether the verb itself says what is wrong with any other word.
    var isJudgedByVerb = false
    /// Whether it may be left out.
    var isOptional = true
  }

  /// A command and what it is for.
  struct Example: Sendable {
    let command: String
    let purpose: String
  }
}
