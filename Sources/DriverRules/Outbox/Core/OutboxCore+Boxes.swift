internal import DriverModels

extension OutboxCore {
  /// Where the outbox of a business is; it is asked for if it was not.
  mutating func boxIndex(of business: BusinessId) -> Int {
    if let index = boxes.indices.first(where: { boxes[$0].business == business }) { return index }
    let name = business.rawValue.utf8
    let index =
      boxes.firstIndex { name.lexicographicallyPrecedes($0.business.rawValue.utf8) } ?? boxes.count
    boxes.insert(OutboxBox(business: business), at: index)
    return index
  }

  /// Opens an outbox that is not open.
  mutating func open(_ business: BusinessId) {
    _ = openBox(of: business)
  }

  /// Where the outbox of a business is; it is opened before what is asked next if it is not open.
  mutating func openBox(of business: BusinessId) -> Int {
    let index = boxIndex(of: business)
    if boxes[index].file == .closed || boxes[index].file == .elsewhere {
      boxes[index].file = .opening
      boxes[index].tasks.append(.open)
    }
    return index
  }

  /// Opens again what could not be opened.
  mutating func openClosed() {
    for box in boxes { open(box.business) }
  }

  mutating func add(_ task: DiskTask, to index: Int) {
    boxes[index].tasks.append(task)
  }
}
