internal import Diagnostics

/// One thing that a schema asks of a value.
enum ReadyKeyword {
  /// What has no schemas within.
  case plain(Keyword)
  /// `enum`.
  case words(ReadyWords)
  case reference(Int)
  case anyOf(ReadyChoice)
  case oneOf(ReadyChoice)
  case members(ReadyMembers)
  case required([Text])
  case propertyNames(Int)
  case items(Int)
}
