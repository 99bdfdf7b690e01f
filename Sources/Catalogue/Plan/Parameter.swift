/// One parameter of an accessor: an argument of the message.
public struct Parameter: Hashable, Sendable {
  /// The argument's name, as the message writes it.
  public var name: String
  /// What is passed.
  public var type: ParameterType

  /// Makes a parameter.
  public init(name: String, type: ParameterType) {
    self.name = name
    self.type = type
  }
}
