/// What the apps do with a type: nothing, if no operation leads to it.
public struct APIUse: OptionSet, Hashable, Sendable {
  /// The bits; each is one of the constants.
  public let rawValue: UInt8

  /// Makes a set of its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// It is sent: in a body, a path, a query or a header of a request.
  public static let request = APIUse(rawValue: 1)
  /// It is received: in a body or a header of an answer.
  public static let answer = APIUse(rawValue: 2)
}
