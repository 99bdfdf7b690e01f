/// Which parts of an output were made of which items of the input.
///
/// An item is whatever the emitter counts: a key in a locale, a colour in a theme. There is one entry a
/// part and no more, since large outputs have hundreds of thousands.
public struct Parts: Sendable {
  /// Where each part begins, rising; an output has far less than 4 GB.
  private var starts: [UInt32] = []
  /// The item of each part.
  private var items: [UInt32] = []

  private static let none = UInt32.max

  /// Makes a list of no parts.
  public init() {}

  /// Says that what follows from an offset on is made of an item.
  public mutating func begin(_ item: Int, at offset: Int) {
    append(UInt32(truncatingIfNeeded: item), offset)
  }

  /// Says that what follows from an offset on is made of no item in particular.
  public mutating func end(at offset: Int) {
    append(Self.none, offset)
  }

  private mutating func append(_ item: UInt32, _ offset: Int) {
    starts.append(UInt32(truncatingIfNeeded: offset))
    items.append(item)
  }

  /// The item that a byte was made of, if it was of one.
  func item(at offset: Int) -> Int? {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0, items[low - 1] != Self.none else { return nil }
    return Int(items[low - 1])
  }

  /// The items there are, in the order of their parts, each once.
  var allItems: [Int] {
    var seen: Set<UInt32> = [Self.none]
    return items.filter { seen.insert($0).inserted }.map(Int.init)
  }
}
