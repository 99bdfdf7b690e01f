extension IntlOptions.Value {
  /// Reads a value as a person writes it.
  init(written: String) {
    switch written {
    case "true": self = .flag(true)
    case "false": self = .flag(false)
    default: self = Self.decimal(written) ?? .word(written)
    }
  }

  /// The value as a person writes it.
  var spelling: String {
    switch self {
    case .word(let word), .fraction(let word): word
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): "\(number)"
    }
  }

  /// The number of digits with at most one point between them; nil for anything else.
  static func decimal(_ digits: String) -> IntlOptions.Value? {
    let parts = digits.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let areDigits = parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
    guard areDigits, parts.count <= 2 else { return nil }
    return parts.count == 2 ? .fraction(digits) : Int(digits).map { .number($0) }
  }
}
