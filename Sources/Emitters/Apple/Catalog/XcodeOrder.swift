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
    if left.isASCII, let isLess = collates(left.bytes, right.bytes) { return isLess }
    return left.bytes.lexicographicallyPrecedes(right.bytes)
  }

  /// Whether one key collates before another; nil where nothing but the spelling differs.
  private static func collates(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool? {
    var l = left.startIndex
    var r = right.startIndex
    var isLowerFirst: Bool?
    while l < left.endIndex, r < right.endIndex {
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
        if leftNumber != rightNumber { return leftNumber.lexicographicallyPrecedes(rightNumber) }
        continue
      }
      let (leftWeight, rightWeight) = (weight(left[l]), weight(right[r]))
      if leftWeight != rightWeight { return leftWeight < rightWeight }
      if left[l] != right[r], isLowerFirst == nil { isLowerFirst = left[l] > right[r] }
      l += 1
      r += 1
    }
    if l < left.endIndex || r < right.endIndex { return l == left.endIndex }
    return isLowerFirst
  }

  /// The digits of a number from a place on, without leading zeros, moving the place behind them.
  private static func number(
    _ bytes: ArraySlice<UInt8>,
    _ index: inout Int
  ) -> ArraySlice<UInt8> {
    let start = index
    while index < bytes.endIndex, isDigit(bytes[index]) { index += 1 }
    return bytes[start..<index].drop { $0 == UInt8(ascii: "0") }
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
