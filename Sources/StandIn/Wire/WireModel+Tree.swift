internal import DriverModels

extension WireModel {
  /// The members of an object, for a patch to change.
  var tree: WireMap<WireJSON> {
    get throws(WireError) {
      guard case .object(let members) = try JSONTree(json: json()).value else { return [:] }
      return members
    }
  }
}
