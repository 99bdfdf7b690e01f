/// Sorted ASCII rows of one length, each a key and a value padded with dots, in one string: it
/// costs nothing at launch, and a look-up is a binary search.
struct FixedRows: Sendable {
  /// Bytes in a row.
  let width: Int
  /// The rows, end to end.
  let text: String

  /// How many rows there are.
  var count: Int { text.utf8.count / width }

  /// The bytes of a row.
  func row(_ index: Int) -> Substring.UTF8View {
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: index * width)
    return bytes[start..<bytes.index(start, offsetBy: width)]
  }

  /// What follows `key` in the row that begins with it, padding included.
  func value(for key: String) -> Substring.UTF8View? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      let row = row(middle)
      if row.starts(with: key.utf8) { return row.dropFirst(key.utf8.count) }
      if row.lexicographicallyPrecedes(key.utf8) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return nil
  }
}
