/// A shell that completions are made for.
enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// The script that the shell is to read.
  func completions(of table: CommandTable) -> String {
    switch self {
    case .bash: BashCompletions.script(for: table)
    case .zsh: ZshCompletions.script(for: table)
    case .fish: FishCompletions.script(for: table)
    }
  }
}

extension CommandTable {
  /// The words that may stand first: the verbs with what they do, and `help`.
  var firstWords: [(word: String, meaning: String)] {
    verbs.map { ($0.name, $0.summary.firstSentence) } + [("help", "Tell more about a verb")]
  }
}
