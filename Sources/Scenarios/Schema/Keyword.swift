public import APIModels
public import Diagnostics
public import ScenarioKit

/// One thing that a schema asks of a value.
///
/// Each asks something of values of one kind only and nothing of all others, but for those that come
/// first here.
public indirect enum Keyword: Sendable {
  /// `false`: no value is right.
  case nothing
  /// `$ref`.
  case reference(SchemaReference)
  /// `type`: one of these kinds.
  case type([JSONKind])
  /// `const`.
  case const(JSONValue)
  /// `enum`: one of these.
  case enumeration([JSONValue])
  /// `anyOf`: right by one of these at least.
  case anyOf([JSONSchema])
  /// `oneOf`: right by just one of these.
  case oneOf([JSONSchema])
  /// `properties` and `additionalProperties` of an object.
  case members(MemberSchemas)
  /// `required` of an object.
  case required([Text])
  /// `propertyNames` of an object.
  case propertyNames(JSONSchema)
  /// `items` of an array.
  case items(JSONSchema)
  /// `minProperties`, `minItems`, `minLength`: the fewest members, items or scalars.
  case least(Counted, Int)
  /// `maxProperties`, `maxItems`, `maxLength`: the most.
  case most(Counted, Int)
  /// `minimum` of a number.
  case minimum(Double)
  /// `maximum` of a number.
  case maximum(Double)
  /// `pattern` of a text.
  case pattern(PatternMatcher)
}
