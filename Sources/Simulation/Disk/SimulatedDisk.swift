public import DriverModels
public import DriverRules

/// A phone's disk, as far as outboxes are on it: a folder for each business.
public struct SimulatedDisk: Hashable, Sendable {
  /// The businesses, each at the place of its folder.
  public let businesses: [BusinessId]
  /// The folders, in the order of `businesses`.
  public var folders: [SimulatedFolder]
  /// How many more bytes it takes; nil for any number.
  public var room: Int?
  /// Whether nothing can be changed.
  public var isReadOnly = false

  /// Makes an empty disk for the outboxes of some businesses; no other is ever asked for.
  public init(_ businesses: [BusinessId]) {
    self.businesses = businesses
    folders = businesses.map { _ in SimulatedFolder() }
  }

  /// Where a business's folder is; nil for a business that has none.
  public func place(of business: BusinessId) -> Int? {
    businesses.firstIndex(of: business)
  }

  /// Makes one call on the folder of a business.
  public mutating func perform(
    _ call: DiskCall,
    in business: BusinessId,
    by process: Int,
    fault: DiskFault? = nil
  ) -> DiskReply {
    guard let place = place(of: business) else { return .failed }
    return folders[place].perform(
      call,
      by: process,
      room: &room,
      isReadOnly: isReadOnly,
      fault: fault
    )
  }

  /// Ends a process: its locks are free, what it wrote stays in the cache.
  public mutating func end(_ process: Int) {
    for place in folders.indices { folders[place].end(process) }
  }

  /// Cuts the power.
  public mutating func cutPower(_ cut: PowerCut) {
    for place in folders.indices { folders[place].cutPower(cut) }
  }
}
