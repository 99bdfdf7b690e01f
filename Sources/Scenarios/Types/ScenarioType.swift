/// The type in code of a value that a schema describes, as far as the schema says one.
public indirect enum ScenarioType: Hashable, Sendable {
  /// A text.
  case text
  /// `true` or `false`.
  case truth
  /// A whole number, of 32 bits if it is short.
  case whole(isShort: Bool)
  /// Any number.
  case number
  /// An array of items of one type.
  case list(ScenarioType)
  /// An object of members of one type, whatever their keys are.
  case map(ScenarioType)
  /// An object or an enumeration of the suite, by its name.
  case named(String)
  /// A value of a type, or `null`.
  case nullable(ScenarioType)
  /// Any object.
  case object
  /// Any value.
  case anything
}
