internal import Outputs

/// The fingerprint of a file's text, to tell whether anybody changed it since.
///
/// 128 bits of MurmurHash3 (`MurmurHash3.swift`) over the bytes with CR LF taken as LF, so that a
/// checkout with Windows line endings is still the same text. It finds changes, by hand or by
/// accident; it is no protection against somebody who forges one.
struct Digest: Hashable, Comparable, Sendable {
  let high: UInt64
  let low: UInt64

  /// The fingerprint of a file's bytes.
  init(of bytes: [UInt8]) {
    (high, low) = MurmurHash3.hash(LineEndings.unified(bytes))
  }

  /// The fingerprint of an output, which has LF only.
  init(of output: OutputFile) {
    (high, low) = MurmurHash3.hash(output.bytes)
  }

  /// Reads 32 lower-case hexadecimal digits; nil if they are anything else.
  init?(hexadecimal digits: ArraySlice<UInt8>) {
    guard digits.count == Self.digitCount else { return nil }
    var halves: (high: UInt64, low: UInt64) = (0, 0)
    for digit in digits {
      let value: UInt8
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = digit - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = digit - UInt8(ascii: "a") + 10
      default: return nil
      }
      halves = (halves.high << 4 | halves.low >> 60, halves.low << 4 | UInt64(value))
    }
    (high, low) = halves
  }

  /// How many digits a fingerprint is written with.
  static let digitCount = 32

  /// The 32 lower-case hexadecimal digits.
  var hexadecimal: [UInt8] {
    (0..<Self.digitCount).map { index in
      let half = index < 16 ? high : low
      let digit = UInt8(truncatingIfNeeded: half >> UInt64(60 - index % 16 * 4)) & 0xF
      return digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
    }
  }

  static func < (left: Digest, right: Digest) -> Bool {
    (left.high, left.low) < (right.high, right.low)
  }
}
