/// Decoding of one code point from UTF-8.
enum UTF8Scalar {
  /// The first code point of `bytes`, which are not empty, and the number of its bytes; a byte that
  /// begins none stands for U+FFFD by itself.
  static func decode(_ bytes: ArraySlice<UInt8>) -> (scalar: UInt32, length: Int) {
    var iterator = bytes.makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return (0xFFFD, 1) }
    return (scalar.value, UTF8.width(scalar))
  }
}
