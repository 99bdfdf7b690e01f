public import DriverModels

/// Something that the office does while the app is used: a patch of the world, by its data.
public struct StandInChange: Hashable, Sendable {
  /// Before which request; nil for any.
  public var on: StandInOperation?
  /// Before which of those requests.
  public var nth: Int
  /// The patch.
  public var state: WireJSON

  init(_ node: DataNode) throws(StandInError) {
    on = try StandInOperation(node["on"])
    nth = try node.need("nth").whole
    state = try node.need("state").value
  }
}
