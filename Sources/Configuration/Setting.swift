public import Diagnostics

/// The value of one key, and the place to name when something is wrong with it.
public struct Setting<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value, or the key's default.
  public var value: Value
  /// The value in `bottle.yaml`; for a default, the key of the section that it belongs to.
  public var place: Place

  /// Makes a setting.
  public init(_ value: Value, at place: Place) {
    self.value = value
    self.place = place
  }
}
