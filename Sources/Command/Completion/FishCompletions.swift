/// What fish completes, with what each word means.
enum FishCompletions {
  static func script(for table: CommandTable) -> String {
    let command = "complete -c \(table.name)"
    let names = table.firstWords.map(\.word).joined(separator: " ")
    var lines = [
      "# Completions of \(table.name) for fish, made by `\(table.name) completions fish`.",
      "\(command) -f",
    ]
    for (word, meaning) in table.firstWords {
      lines.append(
        "\(command) -n 'not __fish_seen_subcommand_from \(names)' -a \(word) -d \(quoted(meaning))"
      )
    }
    for verb in table.verbs {
      lines.append(
        "\(command) -n '__fish_seen_subcommand_from help' -a \(verb.name)"
          + " -d \(quoted(verb.summary.firstSentence))"
      )
    }
    lines += table.options.map { "\(command) \(specification($0))" }
    for group in table.verbs where !group.verbs.isEmpty {
      let words = group.verbs.map(\.word).joined(separator: " ")
      for verb in group.verbs {
        lines.append(
          "\(command) -n '__fish_seen_subcommand_from \(group.name); "
            + "and not __fish_seen_subcommand_from \(words)'"
            + " -a \(verb.word) -d \(quoted(verb.summary.firstSentence))"
        )
      }
    }
    for verb in table.everyVerb {
      let condition = "-n '\(condition(for: verb, in: table))'"
      lines += verb.options.map { "\(command) \(condition) \(specification($0))" }
      if let words = verb.argument?.words(), !words.isEmpty {
        lines.append("\(command) \(condition) -a \(quoted(words.joined(separator: " ")))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// That a verb was typed: all of its words, and no verb before it that has an inner one of its word.
  private static func condition(for verb: Verb, in table: CommandTable) -> String {
    let words = verb.name.split(separator: " ").map { "__fish_seen_subcommand_from \($0)" }
    let groups = table.verbs.filter { $0.verbs.contains { $0.word == verb.name } }
    return (words + groups.map { "not __fish_seen_subcommand_from \($0.name)" })
      .joined(separator: "; and ")
  }

  private static func specification(_ option: Option) -> String {
    let name = [
      "-l \(option.name.dropFirst(2))", option.short.map { "-s \($0.dropFirst())" } ?? "",
    ]
    let action =
      switch option.argument {
      case .nothing: ""
      case .text: "-x"
      case .folder: "-x -a '(__fish_complete_directories)'"
      case .word(_, let words): "-x -a \(quoted(words.joined(separator: " ")))"
      }
    return (name + [action, "-d \(quoted(option.brief))"]).filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
