internal import DriverModels

extension WireJSON {
  /// The value with a patch on it.
  ///
  /// As JSON Merge Patch (RFC 7396): members of objects are replaced one by one, null removes, anything
  /// else takes the place of what was there. An object on an array is for the items with its names as
  /// `id`; a name that no item has adds one at the end.
  func patched(by patch: WireJSON) -> WireJSON {
    guard case .object(let changes) = patch else { return patch }
    if case .array(let items) = self { return .array(Self.items(items, patchedBy: changes)) }
    var members: WireMap<WireJSON> = [:]
    if case .object(let own) = self { members = own }
    for (name, change) in changes {
      let old = members[name] ?? .null
      members[name] = change == .null ? nil : old.patched(by: change)
    }
    return .object(members)
  }

  private static func items(
    _ items: [WireJSON],
    patchedBy changes: WireMap<WireJSON>
  ) -> [WireJSON] {
    var items = items
    for (id, change) in changes {
      let place = items.firstIndex { $0.isItem(id) }
      switch (place, change) {
      case (let place?, .null): items.remove(at: place)
      case (nil, .null): break
      case (let place?, _): items[place] = items[place].patched(by: change)
      case (nil, _):
        let new = WireJSON.object(["id": .text(id)])
        items.append(new.patched(by: change))
      }
    }
    return items
  }

  private func isItem(_ id: String) -> Bool {
    guard case .object(let members) = self, case .text(let own) = members["id"] else {
      return false
    }
    return own.utf8.elementsEqual(id.utf8)
  }
}
