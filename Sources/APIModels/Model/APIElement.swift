/// What an array or a map holds, and what a parameter or a header is: never null.
public enum APIElement: Hashable, Sendable {
  /// A scalar without a name of its own.
  case scalar(APIScalar)
  /// A named schema; in a parameter or a header a scalar or words.
  case reference(APIReference)

  /// The same as a property's type.
  public var type: APIType {
    switch self {
    case .scalar(let scalar): .scalar(scalar)
    case .reference(let reference): .reference(reference)
    }
  }
}
