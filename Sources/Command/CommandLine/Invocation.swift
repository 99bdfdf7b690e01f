/// What was typed, once it is known to make sense.
struct Invocation: Sendable {
  /// The verb; nil where only an option such as `--version` was given.
  var verb: Verb?
  /// The word after the verb, where it takes one.
  var argument: String?
  /// The program after `--` and its arguments, where the verb takes one.
  var command: [String] = []
  /// What each option was last given, by name; an empty text for those that take nothing.
  var values: [String: String] = [:]

  /// Whether an option was given.
  func has(_ option: Option) -> Bool {
    values[option.name] != nil
  }

  /// What an option was given, if it was.
  func value(of option: Option) -> String? {
    values[option.name]
  }
}
