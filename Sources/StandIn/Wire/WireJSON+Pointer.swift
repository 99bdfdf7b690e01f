internal import DriverModels

extension WireJSON {
  /// A JSON Pointer (RFC 6901) into this value, with the ids of an array's items in place of their
  /// numbers, where they have any.
  func pointerByIds(_ pointer: String) -> String {
    var value: WireJSON? = self
    var named = ""
    for step in pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
      var name = String(step)
      if case .array(let items)? = value, let index = Int(step), items.indices.contains(index) {
        value = items[index]
        if case .object(let members)? = value, case .text(let id)? = members["id"] { name = id }
      } else if case .object(let members)? = value {
        value = members[name]
      } else {
        value = nil
      }
      named += "/" + name
    }
    return named
  }
}
