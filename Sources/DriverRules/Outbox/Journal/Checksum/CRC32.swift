/// CRC-32 as IEEE 802.3 has it, and with it zlib and `java.util.zip.CRC32`: the polynomial 0x04C11DB7,
/// bits reflected, the register inverted at the beginning and at the end.
///
/// A register holds 32 coefficients of a polynomial over GF(2), that of x⁰ in its highest bit.
enum CRC32 {
  /// The register before the first byte.
  static let start: UInt32 = 0xFFFF_FFFF

  /// What a register that has seen `index & 255` and then `index >> 8` zeros adds: eight tables in one,
  /// so that eight bytes are taken at once ("slicing-by-8", Kounavis and Berry, 2005).
  static let tables: [UInt32] = {
    var tables = (0..<256).map { byte in
      (0..<8).reduce(UInt32(byte)) { register, _ in timesX(register) }
    }
    for index in 256..<2048 {
      tables.append(afterZero(tables[index - 256], tables))
    }
    return tables
  }()

  /// The checksum that a register ends with.
  static func checksum(_ register: UInt32) -> UInt32 { ~register }

  /// A register after the eight bytes of a number, the lowest first.
  static func register(_ register: UInt32, over number: UInt64) -> UInt32 {
    fold(number ^ UInt64(register), tables)
  }

  /// A register after a part of some bytes.
  static func register(
    _ register: UInt32,
    over bytes: [UInt8],
    _ range: Range<Int>
  ) -> UInt32 {
    let tables = tables
    var register = register
    var index = range.lowerBound
    while index + 8 <= range.upperBound {
      let low = bytes.littleEndian(at: index) ^ register
      let high = bytes.littleEndian(at: index + 4)
      register = fold(UInt64(high) << 32 | UInt64(low), tables)
      index += 8
    }
    while index < range.upperBound {
      register = afterZero(register ^ UInt32(bytes[index]), tables)
      index += 1
    }
    return register
  }

  /// A register after so many zeros, in time in proportion to them.
  static func register(_ register: UInt32, overZeros count: Int) -> UInt32 {
    let tables = tables
    return (0..<count).reduce(register) { register, _ in afterZero(register, tables) }
  }

  /// The product of two polynomials, modulo that of the checksum.
  static func product(_ left: UInt32, _ right: UInt32) -> UInt32 {
    var product: UInt32 = 0
    var power = right
    var rest = left
    while rest != 0 {
      if rest & 0x8000_0000 != 0 { product ^= power }
      rest <<= 1
      power = timesX(power)
    }
    return product
  }

  private static func timesX(_ register: UInt32) -> UInt32 {
    register & 1 == 0 ? register >> 1 : register >> 1 ^ 0xEDB8_8320
  }

  private static func afterZero(_ register: UInt32, _ tables: [UInt32]) -> UInt32 {
    tables[Int(register & 0xFF)] ^ register >> 8
  }

  private static func fold(_ eight: UInt64, _ tables: [UInt32]) -> UInt32 {
    let low = Int(truncatingIfNeeded: eight)
    let high = Int(truncatingIfNeeded: eight >> 32)
    var register = tables[0x700 | low & 0xFF]
    register ^= tables[0x600 | low >> 8 & 0xFF]
    register ^= tables[0x500 | low >> 16 & 0xFF]
    register ^= tables[0x400 | low >> 24 & 0xFF]
    register ^= tables[0x300 | high & 0xFF]
    register ^= tables[0x200 | high >> 8 & 0xFF]
    register ^= tables[0x100 | high >> 16 & 0xFF]
    register ^= tables[high >> 24 & 0xFF]
    return register
  }
}
