public import DriverModels

/// The names of the write of a number in a simulated world.
///
/// Names follow from numbers and numbers from names, so that nothing has to be looked up. A write that was
/// not recorded may be pressed again: it is the same thing with another key.
public enum WriteName {
  /// How many keys a write may have, one for each time the driver presses.
  public static let presses = 16

  /// The key of a write, as the driver pressed for the nth time from 0.
  public static func key(_ number: Int, press: Int) -> IdempotencyKey {
    let code = number * presses + press % presses
    let digits = (0..<12).map { hexadecimal[code >> (44 - 4 * $0) & 15] }
    return IdempotencyKey("00000000-0000-4000-8000-" + String(decoding: digits, as: UTF8.self))
  }

  /// The number of the write of a key; nil if it is not one of ours.
  public static func number(of key: IdempotencyKey) -> Int? {
    let bytes = key.rawValue.utf8
    guard bytes.count == 36 else { return nil }
    var code = 0
    for byte in bytes.suffix(12) {
      let digit = byte < 0x3A ? Int(byte) - 0x30 : Int(byte) - 0x57
      guard 0..<16 ~= digit else { return nil }
      code = code << 4 | digit
    }
    return code / presses
  }

  /// The id of a thing, as its body has it.
  public static func id(_ number: Int) -> String { "w\(number)" }

  private static let hexadecimal = Array("0123456789abcdef".utf8)
}
