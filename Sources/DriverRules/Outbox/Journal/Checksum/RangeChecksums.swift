/// The checksum of any part of a file in constant time, after one pass over the file.
///
/// Where a file is damaged, each of its bytes may begin a frame that claims to reach to the end; to go
/// through them all would take time in proportion to the square of the file. But a checksum is linear: the
/// register after a part is made of those before and after it in the file, the former multiplied by a
/// power of x for each bit of the part.
struct RangeChecksums {
  private static let stride = 64

  private let bytes: [UInt8]
  private let start: Int
  /// The register at each stride from the start, begun with 0.
  private var registers: [UInt32] = [0]
  /// The powers of x that each number of strides multiplies by.
  private var powers: [UInt32] = [0x8000_0000]

  /// Goes through a file once, from a place on.
  init(of bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    self.start = start
    let one = CRC32.register(powers[0], overZeros: Self.stride)
    var register: UInt32 = 0
    var power = powers[0]
    var index = start
    while index + Self.stride <= bytes.count {
      register = CRC32.register(register, over: bytes, index..<index + Self.stride)
      registers.append(register)
      power = CRC32.product(power, one)
      powers.append(power)
      index += Self.stride
    }
  }

  /// A register after a part that does not begin before the start.
  func register(_ register: UInt32, over range: Range<Int>) -> UInt32 {
    let (strides, rest) = range.count.quotientAndRemainder(dividingBy: Self.stride)
    let before = register ^ self.register(at: range.lowerBound)
    let moved = CRC32.product(CRC32.register(before, overZeros: rest), powers[strides])
    return moved ^ self.register(at: range.upperBound)
  }

  private func register(at index: Int) -> UInt32 {
    let stride = (index - start) / Self.stride
    return CRC32.register(
      registers[stride],
      over: bytes,
      start + stride * Self.stride..<index
    )
  }
}
