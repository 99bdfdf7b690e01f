/// One line of code, put together as UTF-8 bytes: a file is made of thousands of pieces, which cost a
/// `String` several times as much.
struct CodeLine: Hashable, ExpressibleByStringInterpolation, CustomStringConvertible {
  /// The line without its margin.
  var bytes: [UInt8]
  /// How many spaces stand before it.
  var margin = 0

  /// Makes a line of text.
  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Makes a line of a literal.
  init(stringLiteral text: String) {
    self.init(text)
  }

  /// Makes a line of a literal with other lines and texts in it.
  init(stringInterpolation interpolation: StringInterpolation) {
    bytes = interpolation.bytes
  }

  /// Puts lines and texts together.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var bytes: [UInt8] = []

    init(literalCapacity: Int, interpolationCount: Int) {
      // A name is seldom longer.
      bytes.reserveCapacity(literalCapacity + 24 * interpolationCount)
    }

    mutating func appendLiteral(_ text: String) { bytes += text.utf8 }
    mutating func appendInterpolation(_ text: String) { bytes += text.utf8 }
    mutating func appendInterpolation(_ line: CodeLine) { bytes.append(line.bytes) }
    mutating func appendInterpolation(_ number: some BinaryInteger) {
      bytes += String(number).utf8
    }
  }

  /// The length in bytes, margin aside.
  var count: Int { bytes.count }

  /// The line without its margin.
  var description: String { String(decoding: bytes, as: UTF8.self) }
}
