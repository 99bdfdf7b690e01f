internal import APIModels

/// The ways to write a number.
enum NumberVariants {
  private static let noJSON = ["03", "+1", ".5", "1.", "1d", "0x10", "NaN"]
    .map { APIVariant($0, .refused(code: "syntax")) }
  private static let wrong = ["\"3\"", "\"0x10p0\"", "true", "[]", "{}"].map(APIVariant.wrong)

  static func of(_ integer: APIInteger) -> [APIVariant] {
    let range = integer.width.range
    let limits = [integer.limits.minimum, integer.limits.maximum].compactMap { $0 }
    let bounds = [range.lowerBound, range.upperBound] + limits
    let near = bounds.flatMap { bound in
      [-1, 0, 1].map { bound.addingReportingOverflow($0) }.filter { !$0.overflow }
        .map(\.partialValue)
    }
    let plain = (Set(near).sorted() + [0, 1, -1]).map { value in (String(value), value) }
    let odd: [(String, Int64)] = [
      ("3.0", 3), ("30e-1", 3), ("0.3E+1", 3), ("-0", 0), ("-0.0", 0),
      ("0e99999999999999999999", 0),
      ("0.000e-99999999999999999999", 0), ("100000000000000000000e-20", 1), ("1e2", 100),
    ]
    let read = (plain + odd).map { json, value in
      APIVariant(
        json,
        range.contains(value)
          ? .read(written: String(value), violations: violations(value, integer.limits))
          : .refused(code: "outOfRange")
      )
    }
    let far = [
      "9223372036854775808", "-9223372036854775809", "1e19", "1e400", "1e99999999999999999999",
      "-123456789012345678901234567890",
    ].map { APIVariant($0, .refused(code: "outOfRange")) }
    let broken = ["1.5", "1e-1", "0.1e-400", "1e-99999999999999999999", "9223372036854775807.5"]
      .map { APIVariant($0, .refused(code: "notWhole")) }
    return read + far + broken + noJSON + wrong
  }

  static func of(_ limits: APILimits<Double>) -> [APIVariant] {
    let odd: [(String, Double, String)] = [
      ("-0", 0, "0"), ("-0.0", 0, "0"), ("1e-400", 0, "0"), ("-1e-400", 0, "0"),
      ("0.1", 0.1, "0.1"),
      ("4.350", 4.35, "4.35"), ("1e20", 1e20, "100000000000000000000"), ("1e21", 1e21, "1e+21"),
      ("123456789012345680000", 1.2345678901234568e20, "123456789012345680000"),
      ("0.000001", 0.000001, "0.000001"), ("0.0000001", 0.0000001, "1e-7"),
      ("-1.5e-9", -1.5e-9, "-1.5e-9"), ("5e-324", .leastNonzeroMagnitude, "5e-324"),
      ("2.4703282292062328e-324", .leastNonzeroMagnitude, "5e-324"),
      ("2.4703282292062327e-324", 0, "0"),
      ("1.7976931348623157e308", 1.7976931348623157e308, "1.7976931348623157e+308"),
      ("9007199254740993", 9007199254740992, "9007199254740992"), ("12.5E+1", 125, "125"),
      ("2e-3", 0.002, "0.002"), ("9.5367431640625e-7", 9.5367431640625e-7, "9.5367431640625e-7"),
      ("2.2250738585072014e-308", 2.2250738585072014e-308, "2.2250738585072014e-308"),
      ("1e23", 1e23, "1e+23"), ("0.30000000000000004", 0.1 + 0.2, "0.30000000000000004"),
    ]
    let bounds = [limits.minimum, limits.maximum].compactMap { $0 }.flatMap { bound in
      [bound - 0.5, bound, bound + 0.5].map { ("\($0)", $0, "") }
    }
    let read = (odd + bounds).map { json, value, written in
      APIVariant(json, .read(written: written, violations: violations(value, limits)))
    }
    let far = ["1e400", "-1e400", "1.7976931348623159e308", "1e99999999999999999999"]
      .map { APIVariant($0, .refused(code: "outOfRange")) }
    return read + far + noJSON + wrong
  }

  private static func violations<Value>(_ value: Value, _ limits: APILimits<Value>) -> [String] {
    if let least = limits.minimum, value < least { return ["tooSmall"] }
    if let most = limits.maximum, value > most { return ["tooLarge"] }
    return []
  }
}
