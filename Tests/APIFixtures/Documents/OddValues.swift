/// Values of a field that no type knows, and so would ignore if only it were JSON.
enum OddValues {
  static let all: [(name: String, bytes: [UInt8], outcome: APIOutcome)] =
    fine.map { ($0, Array($0.utf8), .read()) }
    + noJSON.map { ($0, Array($0.utf8), .refused(code: "syntax")) }
    + surrogates.map { ($0, Array($0.utf8), .refused(code: "loneSurrogate")) }
    + noUTF8.map { ("\($0)", [0x22] + $0 + [0x22], .refused(code: "notUTF8")) }
    + [
      ("same names", Array("{\"a\":1,\"a\":1}".utf8), .refused(code: "duplicateName")),
      (
        "same names, escaped", Array("{\"a\":1,\"\\u0061\":1}".utf8),
        .refused(code: "duplicateName")
      ),
      ("same names to Unicode", Array("{\"é\":1,\"e\u{301}\":1}".utf8), .read()),
      ("511 deep", nested(511), .read()),
      ("512 deep", nested(512), .refused(code: "tooDeep")),
      ("100000 deep, no end", Array(repeating: 0x5B, count: 100_000), .refused(code: "tooDeep")),
    ]

  private static let fine = [
    "null", "1e400", "-0", "1E5", "1e-5", "1.0e+5", "\"\\ud83d\\ude00\"", "\"\u{7F}\u{2028}\"",
    "\"\\/\\b\\f\"", "{}", "[]", "[ ]", "{ }", "{\"\":[{}]}", "\"\\u0000\"",
    "123456789012345678901234567890",
  ]

  private static let noJSON = [
    "03", "-03", "+1", ".5", "-.5", "5.", "1d", "1f", "0x10", "1e", "1e+", "1.e5", "-", "--1",
    "1_0",
    "NaN", "Infinity", "-Infinity", "TRUE", "True", "nul", "nulL", "undefined", "'x'", "{a:1}",
    "{1:1}", "[1,]", "[,1]", "[1 2]", "{\"a\":1,}", "{\"a\" 1}", "{\"a\"}", "{\"a\":}", "/*x*/1",
    "1//x\n", "\"\\x\"", "\"\\u12\"", "\"\\u12g4\"", "\"\\U0041\"", "\"a\tb\"", "\"a\nb\"",
    "\"a\u{0}b\"", "\"", "", "[1}", "{\"a\":1]", "٣", "\"\\ud83d\\uzzzz\"",
  ]

  private static let surrogates = [
    "\"\\ud800\"", "\"\\udc00\"", "\"\\ud800x\"", "\"\\ud800\\n\"", "\"\\ud800\\u0041\"",
    "\"\\ud800\\ud800\"", "\"\\udc00\\ud800\"", "{\"\\uDFFF\":1}",
  ]

  private static let noUTF8: [[UInt8]] = [
    [0xFF], [0x80], [0xC0, 0xAF], [0xE0, 0x80, 0xAF], [0xED, 0xA0, 0x80], [0xF0, 0x80, 0x80, 0xAF],
    [0xF4, 0x90, 0x80, 0x80], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98],
  ]

  private static func nested(_ depth: Int) -> [UInt8] {
    Array(repeating: 0x5B, count: depth) + Array(repeating: 0x5D, count: depth)
  }
}
