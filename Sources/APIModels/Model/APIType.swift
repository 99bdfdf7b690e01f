/// What a property holds.
public enum APIType: Hashable, Sendable {
  /// A scalar without a name of its own.
  case scalar(APIScalar)
  /// A named schema.
  case reference(APIReference)
  /// An array.
  case array(APIArray)
  /// An object with any keys, whose values are all alike; none of them is null.
  case map(APIElement)
  /// Always this word, by which a union knows the object. It is written always, needs no place in
  /// code, and reading another word or anything else is an error.
  case constant(String)
}
