/// What bash completes; works with the bash 3.2 of a Mac, and without bash's package of completions.
enum BashCompletions {
  static func script(for table: CommandTable) -> String {
    """
    # Completions of \(table.name) for bash, made by `\(table.name) completions bash`.
    _\(table.name)() {
      local IFS=$' \\t\\n' cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]}
      local verb='' seen='' words='' options='\(options(table.options))' i
      COMPREPLY=()
      # For bash, the = of --color=never is a word.
      if [[ $cur == '=' ]]; then
        cur=''
      elif [[ $prev == '=' ]]; then
        prev=${COMP_WORDS[COMP_CWORD - 2]}
      fi
      case $prev in
    \(values(table))
      esac
      for ((i = 1; i < COMP_CWORD; i++)); do
        case ${COMP_WORDS[i]} in
          \(withValues(table).map(\.name).joined(separator: " | ")))
            [[ ${COMP_WORDS[i + 1]} == '=' ]] && ((i += 2)) || ((i += 1)) ;;
          -*) ;;
          *)
            if [[ -z $verb ]]; then
              verb=${COMP_WORDS[i]}
            elif [[ ' \(groups(table)) ' == *" $verb "* ]]; then
              verb="$verb ${COMP_WORDS[i]}"
            else
              seen=1
            fi ;;
        esac
      done
      case $verb in
        '') words='\(table.firstWords.map(\.word).joined(separator: " "))' ;;
        help) words='\(table.verbs.map(\.name).joined(separator: " "))' ;;
    \(table.everyVerb.compactMap(verb).joined(separator: "\n"))
      esac
      if [[ -n $seen ]]; then words=''; fi
      if [[ $cur == -* || -z $words ]]; then words=$options; fi
      COMPREPLY=($(compgen -W "$words" -- "$cur"))
    }
    complete -F _\(table.name) \(table.name)

    """
  }

  /// The verbs that another word belongs to.
  private static func groups(_ table: CommandTable) -> String {
    table.verbs.filter { !$0.verbs.isEmpty }.map(\.name).joined(separator: " ")
  }

  /// The options that take something, each once.
  private static func withValues(_ table: CommandTable) -> [Option] {
    var names: Set<String> = []
    return (table.options + table.everyVerb.flatMap(\.options)).filter {
      $0.argument != .nothing && names.insert($0.name).inserted
    }
  }

  private static func options(_ options: [Option]) -> String {
    options.map(\.name).joined(separator: " ")
  }

  /// What may follow each option that takes something.
  private static func values(_ table: CommandTable) -> String {
    let cases = withValues(table).map { option in
      let list = words(of: option.name, table).joined(separator: " ")
      let action =
        switch option.argument {
        case .nothing, .text: "return"
        case .word:
          // What a name takes may differ from verb to verb; this looks at the name alone.
          "COMPREPLY=($(compgen -W '\(list)' -- \"$cur\")); return"
        case .folder:
          // Without `compopt`, a Mac's bash puts a space where a slash belongs.
          "IFS=$'\\n'; compopt -o filenames 2>/dev/null\n"
            + "      COMPREPLY=($(compgen -d -- \"$cur\")); return"
        }
      return "    \(option.name)) \(action) ;;"
    }
    return cases.joined(separator: "\n")
  }

  /// The words that an option of a name takes in any verb, each once.
  private static func words(of name: String, _ table: CommandTable) -> [String] {
    var seen: Set<String> = []
    return (table.options + table.everyVerb.flatMap(\.options)).filter { $0.name == name }
      .flatMap { option -> [String] in
        if case .word(_, let words) = option.argument { words } else { [] }
      }
      .filter { seen.insert($0).inserted }
  }

  /// What may follow a verb, where that is not what may follow all of them.
  private static func verb(_ verb: Verb) -> String? {
    var actions: [String] = []
    if !verb.verbs.isEmpty {
      actions.append("words='\(verb.verbs.map(\.word).joined(separator: " "))'")
    }
    if !verb.options.isEmpty { actions.append("options=\"\(options(verb.options)) $options\"") }
    if let words = verb.argument?.words(), !words.isEmpty {
      actions.append("words='\(words.joined(separator: " "))'")
    }
    return actions.isEmpty ? nil : "    '\(verb.name)') \(actions.joined(separator: "; ")) ;;"
  }
}
