internal import Diagnostics

extension Invocation {
  /// Reads what follows the program's name.
  ///
  /// Options stand before or after the verb, as `--name value` or `--name=value`; after `--` nothing
  /// is an option, and for a verb that starts a program all of it is that program's. `help VERB` means
  /// `VERB --help`.
  static func parse(
    _ arguments: [String],
    by table: CommandTable
  ) throws(UsageError) -> Invocation {
    var parser = Parser(table: table, rest: arguments[...])
    return try parser.parse()
  }
}

private struct Parser {
  let table: CommandTable
  var rest: ArraySlice<String>
  var invocation = Invocation()
  /// Options that came before the verb, which may be the verb's own.
  var early: [(option: Option, argument: String)] = []
  /// Whether `help` stood in the verb's place.
  var asksForHelp = false

  mutating func parse() throws(UsageError) -> Invocation {
    var takesOptions = true
    while let argument = rest.popFirst() {
      if takesOptions, argument == "--" {
        takesOptions = false
        if invocation.verb?.command != nil {
          invocation.command = Array(rest)
          break
        }
      } else if takesOptions, argument.utf8.first == UInt8(ascii: "-"), argument != "-" {
        try option(argument)
      } else {
        try word(argument)
      }
    }
    for (option, argument) in early where !allowed.contains(option) {
      throw unknown(argument)
    }
    try refuseContradictions()
    if asksForHelp { invocation.values[Option.help.name] = "" }
    try requireVerb()
    try requireArgument()
    return invocation
  }

  /// An option that only some verbs take makes no sense without one.
  private func requireVerb() throws(UsageError) {
    guard isOpen, !invocation.has(.help), !invocation.has(.version),
      let name = early.first(where: { !table.options.contains($0.option) })?.argument,
      let verb = owner(of: name)
    else { return }
    throw UsageError(
      message: "`\(name)` needs a verb before it",
      help: "\(table.name) \(verb.name) \(name)"
    )
  }

  private func requireArgument() throws(UsageError) {
    guard let verb = invocation.verb, let argument = verb.argument, !argument.isOptional,
      invocation.argument == nil, !invocation.has(.help)
    else { return }
    throw UsageError(
      message: "`\(verb.name)` needs an argument",
      help: "\(table.name) \(verb.name) \(argument.words().first ?? argument.name)"
    )
  }

  private func refuseContradictions() throws(UsageError) {
    for option in allowed where invocation.has(option) {
      for other in option.excludes where invocation.values[other] != nil {
        throw UsageError(message: "`\(option.name)` and `\(other)` cannot both be given")
      }
    }
  }

  /// The options that can stand here: before the verb is known, those of every verb.
  private var allowed: [Option] {
    if isOpen { return table.options + candidates.flatMap(\.withInner).flatMap(\.options) }
    return table.options + (invocation.verb?.options ?? [])
  }

  /// Whether a verb is still to come.
  private var isOpen: Bool { invocation.verb.map { !$0.verbs.isEmpty } ?? true }

  /// The verbs one of which may come next.
  private var candidates: [Verb] { invocation.verb?.verbs ?? table.verbs }

  private mutating func word(_ word: String) throws(UsageError) {
    if let verb = invocation.verb, !isOpen {
      if let argument = verb.argument, invocation.argument == nil {
        let words = argument.isJudgedByVerb ? [] : argument.words()
        invocation.argument = try Self.checked(word, for: "`\(verb.name)`", among: words)
        return
      }
      throw UsageError(
        message: verb.argument == nil
          ? "`\(verb.name)` takes no argument, but was given `\(word)`"
          : "`\(verb.name)` takes one argument, but was given `\(word)` too"
      )
    }
    if word == "help", !asksForHelp, invocation.verb == nil {
      asksForHelp = true
    } else if let verb = candidates.first(where: { $0.word == word }) {
      invocation.verb = verb
    } else {
      let names = candidates.map(\.word)
      let subject = invocation.verb.map { "`\($0.name)` has" } ?? "there is"
      throw UsageError(
        message: "\(subject) no verb `\(word)`",
        help: Self.question(word, among: names)
          ?? "the verbs are " + names.map { "`\($0)`" }.joined(separator: ", ")
      )
    }
  }

  private mutating func option(_ argument: String) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let attached = parts.count > 1 ? String(parts[1]) : nil
    guard let option = allowed.first(where: { $0.name == name || $0.short == name }) else {
      throw unknown(name)
    }
    if isOpen { early.append((option, name)) }
    invocation.values[option.name] = try value(of: option, attached: attached)
  }

  private mutating func value(
    of option: Option,
    attached: String?
  ) throws(UsageError) -> String {
    switch option.argument {
    case .nothing:
      if let attached {
        throw UsageError(message: "`\(option.name)` takes no value, but was given `\(attached)`")
      }
      return ""
    case .text(let word), .folder(let word):
      return try text(for: option, attached: attached, word)
    case .word(let word, let words):
      let value = try text(for: option, attached: attached, word)
      return try Self.checked(value, for: "`\(option.name)`", among: words)
    }
  }

  /// A value that may have to be one of some words.
  private static func checked(
    _ value: String,
    for subject: String,
    among words: [String]
  ) throws(UsageError) -> String {
    if words.isEmpty || words.contains(value) { return value }
    throw UsageError(
      message: "\(subject) cannot be `\(value)`",
      help: Self.question(value, among: words)
        ?? "it can be " + words.map { "`\($0)`" }.joined(separator: ", ")
    )
  }

  private mutating func text(
    for option: Option,
    attached: String?,
    _ word: String
  ) throws(UsageError) -> String {
    if let attached { return attached }
    if let next = rest.popFirst() { return next }
    throw UsageError(message: "`\(option.name)` needs a value", help: "\(option.name) \(word)")
  }

  private func unknown(_ name: String) -> UsageError {
    let subject = invocation.verb.map { "`\($0.name)` has" } ?? "there is"
    return UsageError(
      message: "\(subject) no option `\(name)`",
      help: owner(of: name).map { "`\($0.name)` has it: \(table.name) \($0.name) \(name)" }
        ?? Self.question(name, among: allowed.map(\.name))
        ?? "\([table.name, invocation.verb?.name].compactMap(\.self).joined(separator: " ")) --help"
    )
  }

  /// The first verb that takes an option which not every verb takes.
  private func owner(of name: String) -> Verb? {
    table.everyVerb.first { verb in verb.options.contains { $0.name == name || $0.short == name } }
  }

  /// Asks for what a word was probably meant to be: one that is spelt like it, or begins with it.
  private static func question(_ word: String, among candidates: [String]) -> String? {
    let longer = candidates.filter { word.utf8.count > 1 && $0.hasPrefix(word) }
    let meant =
      Suggestion.closest(to: word, among: candidates) ?? (longer.count == 1 ? longer.first : nil)
    return meant.map { "did you mean `\($0)`?" }
  }
}
