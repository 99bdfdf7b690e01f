internal import Diagnostics

/// The order in which Xcode writes an object's members: that of `localizedStandardCompare`.
///
/// For ASCII: Unicode's collation of punctuation, digits and letters without regard to case, runs of
/// digits by their number, and where all that is equal lower case first. Found to hold in every
/// object of the catalogs written by Xcode that the tests read. Keys with other characters come
/// after those of ASCII, by code point.
struct XcodeOrder: Comparable {
  private let bytes: ArraySlice<UInt8>
  private let isASCII: Bool

  /// The place of a key in the order.
  init(_ key: Text) {
    bytes = key.bytes
    isASCII = key.bytes.allSatisfy { $0 < 0x80 }
  }

  static func < (left: XcodeOrder, right: XcodeOrder) -> Bool {
    if left.isASCII != right.isASCII { return left.isASCII }
    let (leftBytes, rightBytes) = (left.bytes.span, right.bytes.span)
    if left.isASCII, let isLess = collates(leftBytes, rightBytes) { return isLess }
    return left.bytes.lexicographicallyPrecedes(right.bytes)
  }

  /// The indices of keys in their order, the first key's first.
  ///
  /// The keys' bytes are put together before, since each is compared many times and to hold it costs as much as to look
  /// at it.
  static func indices(of keys: [Text]) -> [Int] {
    let bytes = keys.flatMap(\.bytes)
    let ends = keys.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.bytes.count) }
    let orders = keys.map(XcodeOrder.init)
    return keys.indices.sorted { left, right in
      guard orders[left].isASCII, orders[right].isASCII else { return orders[left] < orders[right] }
      let all = bytes.span
      let leftBytes = all.extracting(ends[left]..<ends[left + 1])
      let rightBytes = all.extracting(ends[right]..<ends[right + 1])
      return collates(leftBytes, rightBytes) ?? (orders[left] < orders[right])
    }
  }

  /// Whether one key collates before another; nil where nothing but the spelling differs.
  private static func collates(_ left: Swift.Span<UInt8>, _ right: Swift.Span<UInt8>) -> Bool? {
    var l = 0
    var r = 0
    var isLowerFirst: Bool?
    while l < left.count, r < right.count {
      // Nearly all keys begin like their neighbours.
      if left[l] == right[r], !isDigit(left[l]) {
        l += 1
        r += 1
        continue
      }
      if isDigit(left[l]), isDigit(right[r]) {
        let leftNumber = number(left, &l)
        let rightNumber = number(right, &r)
        if leftNumber.count != rightNumber.count { return leftNumber.count < rightNumber.count }
        for (leftDigit, rightDigit) in zip(leftNumber, rightNumber)
        where left[leftDigit] != right[rightDigit] {
          return left[leftDigit] < right[rightDigit]
        }
        continue
      }
      let (leftWeight, rightWeight) = (weight(left[l]), weight(right[r]))
      if leftWeight != rightWeight { return leftWeight < rightWeight }
      if left[l] != right[r], isLowerFirst == nil { isLowerFirst = left[l] > right[r] }
      l += 1
      r += 1
    }
    if l < left.count || r < right.count { return l == left.count }
    return isLowerFirst
  }

  /// Where the digits of a number stand from a place on, without leading zeros, moving the place behind them.
  private static func number(_ bytes: Swift.Span<UInt8>, _ index: inout Int) -> Range<Int> {
    var start = index
    while index < bytes.count, isDigit(bytes[index]) { index += 1 }
    while start < index, bytes[start] == UInt8(ascii: "0") { start += 1 }
    return start..<index
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static func weight(_ byte: UInt8) -> UInt8 {
    weights[Int(byte)]
  }

  /// ASCII's printable characters in the order of the Unicode collation (DUCET's, as CLDR's root
  /// tailors it), letters in both cases on one weight.
  private static let weights: [UInt8] = {
    var weights = (0..<128).map { UInt8($0) }
    let order = Array(" _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$0123456789".utf8)
    for (index, byte) in order.enumerated() { weights[Int(byte)] = 32 + UInt8(index) }
    for letter in UInt8(ascii: "a")...UInt8(ascii: "z") {
      weights[Int(letter)] = 100 + letter - UInt8(ascii: "a")
      weights[Int(letter) - 32] = weights[Int(letter)]
    }
    return weights
  }()
}
