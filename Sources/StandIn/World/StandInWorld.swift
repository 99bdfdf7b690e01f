internal import DriverModels

/// What the stand-in begins with: who there is, and what their businesses have today.
public struct StandInWorld: Hashable, Sendable {
  /// Who can sign in.
  public var people: [StandInPerson]
  /// The businesses.
  public var businesses: [StandInBusiness]
  /// The oldest version of the app that is served, as three numbers; nil where all are.
  public var oldestApp: AppVersion?

  init(_ node: DataNode) throws(StandInError) {
    people = try node.need("people").items.map { item throws(StandInError) in
      try StandInPerson(item)
    }
    businesses = try node.need("businesses").items.map { item throws(StandInError) in
      try StandInBusiness(item)
    }
    oldestApp = nil
    if let version = try node["oldestApp"] {
      guard let read = AppVersion(try version.text) else {
        throw version.error("a version is three numbers: 3.2.0")
      }
      oldestApp = read
    }
    try tellStrangers(node)
  }

  /// The world with a patch on it, which is like the data that it was read from.
  func patched(by patch: WireJSON, at path: String = "") throws(StandInError) -> StandInWorld {
    let patched: WireJSON
    do {
      patched = try data.patched(by: patch)
    } catch {
      throw StandInError(error.description, at: path)
    }
    do throws(StandInError) {
      return try StandInWorld(DataNode(patched))
    } catch {
      // A patch names an array's items by their ids.
      throw StandInError(error.message, at: path + patched.pointerByIds(error.path))
    }
  }

  private var data: WireJSON {
    get throws(WireError) {
      var members: WireMap<WireJSON> = [:]
      members["people"] = .array(try people.map { person throws(WireError) in try person.data })
      members["businesses"] = .array(
        try businesses.map { business throws(WireError) in try business.data }
      )
      members["oldestApp"] = oldestApp.map { .text($0.text) }
      return .object(members)
    }
  }

  /// Whoever drives, or has a round, is one of the people, and no two share a name.
  private func tellStrangers(_ node: DataNode) throws(StandInError) {
    let ids = people.map(\.person.id)
    if Set(ids).count < ids.count { throw try node.need("people").error("two people share an id") }
    let places = businesses.map(\.business.id)
    if Set(places).count < places.count {
      throw try node.need("businesses").error("two businesses share an id")
    }
    for (business, place) in zip(businesses, try node.need("businesses").items) {
      for driver in business.drivers where !ids.contains(driver) {
        throw try place.need("drivers").error("there is nobody `\(driver.rawValue)`")
      }
      for driver in business.assigned.values where !ids.contains(driver) {
        throw try place.need("assigned").error("there is nobody `\(driver.rawValue)`")
      }
    }
  }
}
