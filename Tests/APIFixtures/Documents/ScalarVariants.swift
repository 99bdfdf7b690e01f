internal import APIModels

/// The ways to write a scalar.
enum ScalarVariants {
  /// - Parameter sample: A valid value, if there is one at hand.
  static func of(_ scalar: APIScalar, sample: String?) -> [APIVariant] {
    switch scalar {
    case .text(let text):
      texts(text, sample: sample) + ["1", "true", "[]", "{}"].map(APIVariant.wrong)
    case .integer(let integer): NumberVariants.of(integer)
    case .number(let limits): NumberVariants.of(limits)
    case .date: DateVariants.dates
    case .time: DateVariants.times
    case .boolean:
      ["true", "false"].map { APIVariant($0, .read(written: $0)) }
        + ["\"true\"", "0", "1", "[]", "{}"].map(APIVariant.wrong)
        + ["TRUE", "True"].map { APIVariant($0, .refused(code: "syntax")) }
    }
  }

  /// A value within a scalar's limits, but for those of a pattern.
  static func sample(_ scalar: APIScalar) -> String {
    switch scalar {
    case .text(let text):
      text.format == .uuid
        ? "\"7d0c0a52-9a55-4a6e-8f0e-2f6f0f9c1a01\""
        : JSONForm.text(String(repeating: "x", count: Int(text.length.minimum ?? 1)))
    case .integer(let integer): String(integer.limits.minimum ?? 0)
    case .number(let limits): "\(Int(limits.minimum ?? 0))"
    case .date: "\"2026-03-04\""
    case .time: "\"2026-03-04T09:12:30.000Z\""
    case .boolean: "true"
    }
  }

  private static func texts(_ text: APIText, sample: String?) -> [APIVariant] {
    var texts = ["", "x", "\u{1D11E}e\u{301}", "a\u{1}\u{7F}\u{2028}\"\\/\n", "\0"]
    let bounds = [text.length.minimum, text.length.maximum].compactMap { $0 }
    for bound in bounds {
      for length in [bound - 1, bound, bound + 1] where length >= 0 {
        texts.append(String(repeating: "\u{1D11E}", count: Int(length)))
        texts.append(String(repeating: "e\u{301}", count: Int(length) / 2))
      }
    }
    if let sample = sample?.dropFirst().dropLast(), !sample.contains("\\") {
      texts += [String(sample), sample + "\n", sample + "x", "x" + sample, sample.uppercased()]
      texts.append(String(sample.dropLast()))
      // One sign more than a pattern lets repeat, and two.
      if let last = sample.last {
        texts += [sample + [last], sample + [last, last]].map { String($0) }
      }
    }
    return texts.map { value in
      let json = JSONForm.text(value)
      let name = value.unicodeScalars.count > 80 ? "\(value.unicodeScalars.count) scalars" : json
      return APIVariant(
        name,
        json,
        .read(written: json, violations: violations(value, text))
      )
    } + [
      APIVariant(
        "escapes",
        "\"\\u00e9\\ud83d\\ude00\\/\\u0041\"",
        .read(written: "\"é\u{1F600}/A\"", violations: violations("é\u{1F600}/A", text))
      )
    ]
  }

  private static func violations(_ value: String, _ text: APIText) -> [String] {
    var violations: [String] = []
    let count = Int64(value.unicodeScalars.count)
    if let least = text.length.minimum, count < least { violations.append("tooShort") }
    if let most = text.length.maximum, count > most { violations.append("tooLong") }
    let uuid = /[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}/
    if text.format == .uuid, value.wholeMatch(of: uuid) == nil { violations.append("notUUID") }
    if let pattern = text.pattern, !pattern.matches(value) { violations.append("pattern") }
    return violations
  }
}
