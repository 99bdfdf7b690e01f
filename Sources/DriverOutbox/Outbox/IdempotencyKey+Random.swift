internal import DriverModels

extension IdempotencyKey {
  /// A new UUID of version 4 in lower case (RFC 9562, 5.4), from the system's source of chance.
  static func random() -> IdempotencyKey {
    var generator = SystemRandomNumberGenerator()
    return random(using: &generator)
  }

  static func random(using generator: inout some RandomNumberGenerator) -> IdempotencyKey {
    let high: UInt64 = generator.next() & 0xFFFF_FFFF_FFFF_0FFF | 0x4000
    let low: UInt64 = generator.next() & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
    let digits = [high, low].map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
    var text = ""
    for (index, digit) in digits.enumerated() {
      if [8, 12, 16, 20].contains(index) { text += "-" }
      text.append(digit)
    }
    return IdempotencyKey(text)
  }
}
