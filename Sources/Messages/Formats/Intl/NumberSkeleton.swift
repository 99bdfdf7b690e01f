/// What the tokens of a number skeleton set, as FormatJS reads them.
///
/// Its reading differs from ICU's: `unit-width-iso-code` prints the symbol and `unit-width-short`
/// the code, and a token it does not know is passed over.
enum NumberSkeleton {
  /// What all of `tokens` set together; the last one that sets an option holds.
  static func options(_ tokens: [SkeletonToken]) -> Result<IntlOptions, FormatError> {
    var all = IntlOptions()
    for token in tokens {
      switch options(of: token) {
      case .success(let options): all.merge(options)
      case .failure(let error): return .failure(error)
      }
    }
    return .success(all)
  }

  /// What one token sets; nothing if FormatJS passes it over.
  ///
  /// The error is one that FormatJS throws.
  static func options(of token: SkeletonToken) -> Result<IntlOptions, FormatError> {
    if let options = fixed[token.stem] { return .success(options) }
    switch token.stem {
    case "currency":
      return option(of: token, such: "EUR").map {
        IntlOptions(["style": .word("currency"), "currency": .word($0)])
      }
    case "unit", "measure-unit":
      return option(of: token, such: "kilometer").map {
        IntlOptions(["style": .word("unit"), "unit": .word(unit($0))])
      }
    case "scientific", "engineering":
      var options = IntlOptions(["notation": .word(token.stem)])
      for option in token.options { options.merge(fixedSigns[option] ?? IntlOptions()) }
      return .success(options)
    case "scale": return scale(token)
    case "integer-width": return integerWidth(token)
    default: return precision(token)
    }
  }

  /// The tokens that take no option.
  private static let fixed: [String: IntlOptions] = [
    "percent": IntlOptions(["style": .word("percent")]),
    "%": IntlOptions(["style": .word("percent")]),
    "%x100": IntlOptions(["style": .word("percent"), "scale": .number(100)]),
    "group-off": IntlOptions(["useGrouping": .flag(false)]),
    ",_": IntlOptions(["useGrouping": .flag(false)]),
    "precision-integer": IntlOptions(["maximumFractionDigits": .number(0)]),
    ".": IntlOptions(["maximumFractionDigits": .number(0)]),
    "compact-short": compact("short"),
    "K": compact("short"),
    "compact-long": compact("long"),
    "KK": compact("long"),
    "notation-simple": IntlOptions(["notation": .word("standard")]),
    "unit-width-narrow": width(currency: "narrowSymbol", unit: "narrow"),
    "unit-width-short": width(currency: "code", unit: "short"),
    "unit-width-full-name": width(currency: "name", unit: "long"),
    "unit-width-iso-code": IntlOptions(["currencyDisplay": .word("symbol")]),
  ].merging(fixedSigns) { first, _ in first }

  /// The tokens about the sign, which `scientific` takes as options too.
  private static let fixedSigns: [String: IntlOptions] = {
    let accounting = ("currencySign", IntlOptions.Value.word("accounting"))
    func sign(_ display: String) -> (String, IntlOptions.Value) { ("signDisplay", .word(display)) }
    let table: [([String], [(String, IntlOptions.Value)])] = [
      (["sign-auto"], [sign("auto")]),
      (["sign-accounting", "()"], [accounting]),
      (["sign-always", "+!"], [sign("always")]),
      (["sign-accounting-always", "()!"], [sign("always"), accounting]),
      (["sign-except-zero", "+?"], [sign("exceptZero")]),
      (["sign-accounting-except-zero", "()?"], [sign("exceptZero"), accounting]),
      (["sign-never", "+_"], [sign("never")]),
    ]
    var signs: [String: IntlOptions] = [:]
    for (names, entries) in table {
      var options = IntlOptions()
      for (name, value) in entries { options[name] = value }
      for name in names { signs[name] = options }
    }
    return signs
  }()

  private static func compact(_ display: String) -> IntlOptions {
    IntlOptions(["notation": .word("compact"), "compactDisplay": .word(display)])
  }

  private static func width(currency: String, unit: String) -> IntlOptions {
    IntlOptions(["currencyDisplay": .word(currency), "unitDisplay": .word(unit)])
  }

  /// The first option of a token that must have one.
  private static func option(
    of token: SkeletonToken,
    such example: String
  ) -> Result<String, FormatError> {
    guard let option = token.options.first else {
      return .failure(
        FormatError(
          "`\(token.stem)` has no option, and the web throws",
          help: "write `\(token.stem)/\(example)`"
        )
      )
    }
    return .success(option)
  }

  /// `length-meter` without what it measures.
  private static func unit(_ option: String) -> String {
    guard let dash = option.firstIndex(of: "-") else { return option }
    return String(option[option.index(after: dash)...])
  }

  private static func scale(_ token: SkeletonToken) -> Result<IntlOptions, FormatError> {
    option(of: token, such: "100").flatMap { option in
      guard let factor = IntlOptions.Value.decimal(option) else {
        return .failure(
          FormatError("the scale `\(option)` is not a number", help: "write `scale/100`")
        )
      }
      return .success(IntlOptions(["scale": factor]))
    }
  }

  private static func integerWidth(_ token: SkeletonToken) -> Result<IntlOptions, FormatError> {
    option(of: token, such: "*000").flatMap { option in
      let zeros = option.dropFirst()
      guard token.options.count == 1, option.first == "*", !zeros.isEmpty,
        zeros.allSatisfy({ $0 == "0" })
      else {
        return .failure(
          FormatError(
            "`\(token.spelling)` is an integer width that the web throws at",
            help: "write `integer-width/*00` for at least two digits"
          )
        )
      }
      return .success(IntlOptions(["minimumIntegerDigits": .number(zeros.count)]))
    }
  }
}
