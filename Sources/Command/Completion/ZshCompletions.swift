/// What zsh completes, with what each word means.
enum ZshCompletions {
  static func script(for table: CommandTable) -> String {
    let groups = table.verbs.filter { !$0.verbs.isEmpty }
    let names = "_\(table.name)"
    return """
      #compdef \(table.name)
      # Completions of \(table.name) for zsh, made by `\(table.name) completions zsh`.
      \(function(names, words: table.firstWords, table.verbs, help: true, of: table))
      \(groups.map { group in
        let words = group.verbs.map { ($0.word, $0.summary.firstSentence) }
        return function("\(names)_\(group.name)", words: words, group.verbs, help: false, of: table)
      }.joined(separator: "\n"))
      # Read as a file of $fpath it is the function; read by `source` it says what the function is for.
      if [[ $funcstack[1] == \(names) ]]; then
        \(names) "$@"
      else
        compdef \(names) \(table.name)
      fi

      """
  }

  /// The function that completes one of some verbs and what follows it.
  private static func function(
    _ name: String,
    words: [(word: String, meaning: String)],
    _ verbs: [Verb],
    help: Bool,
    of table: CommandTable
  ) -> String {
    """
    \(name)() {
      local curcontext=$curcontext state line ret=1
      local -A opt_args
      local -a verbs general
      verbs=(
    \(words.map { "    \(quoted("\($0.word):\($0.meaning)"))" }.joined(separator: "\n"))
      )
      general=(
    \(table.options.map { "    \(specification($0))" }.joined(separator: "\n"))
      )
      _arguments -C $general '1: :->verb' '*:: :->rest' && ret=0
      case $state in
        verb) _describe -t verbs verb verbs && ret=0 ;;
        rest)
          case $words[1] in
    \(((help ? ["        help) _describe -t verbs verb verbs && ret=0 ;;"] : [])
      + verbs.map { verb($0, in: name) }).joined(separator: "\n"))
          esac ;;
      esac
      return ret
    }
    """
  }

  private static func verb(_ verb: Verb, in function: String) -> String {
    if !verb.verbs.isEmpty { return "        \(verb.word)) \(function)_\(verb.word) && ret=0 ;;" }
    var specifications = verb.options.map(specification)
    if let argument = verb.argument {
      let words = argument.words().joined(separator: " ")
      specifications.append(quoted(":\(argument.name):" + (words.isEmpty ? "" : "(\(words))")))
    }
    let all = (["$general"] + specifications).joined(separator: " ")
    return "        \(verb.word)) _arguments \(all) && ret=0 ;;"
  }

  /// What `_arguments` is told of an option.
  private static func specification(_ option: Option) -> String {
    let meaning = "[" + option.brief.replacing("]", with: "\\]") + "]"
    let action =
      switch option.argument {
      case .nothing: ""
      case .text(let word): ":\(word): "
      case .folder(let word): ":\(word):_directories"
      case .word(let word, let words): ":\(word):(\(words.joined(separator: " ")))"
      }
    if let short = option.short {
      return "'(\(short) \(option.name))'{\(short),\(option.name)}" + quoted(meaning)
    }
    return quoted(option.name + (option.argument == .nothing ? "" : "=") + meaning + action)
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
