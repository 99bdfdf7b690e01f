extension NumberSkeleton {
  /// What the tokens made of signs set: `000`, `.00`, `@@`, `E0`.
  static func precision(_ token: SkeletonToken) -> Result<IntlOptions, FormatError> {
    let stem = token.stem
    if !stem.isEmpty, stem.allSatisfy({ $0 == "0" }) {
      return .success(IntlOptions(["minimumIntegerDigits": .number(stem.count)]))
    }
    if let fraction = fraction(stem) {
      return options(fraction, with: token)
    }
    if let significant = significant(stem) { return .success(significant) }
    return stem.first == "E" ? conciseNotation(stem) : .success(IntlOptions())
  }

  /// `.00/@@@r`: digits after the point, and what stands after the slash.
  private static func options(
    _ fraction: IntlOptions,
    with token: SkeletonToken
  ) -> Result<IntlOptions, FormatError> {
    guard token.options.count <= 1 else {
      return .failure(
        FormatError(
          "`\(token.spelling)` has more than one option, and the web throws",
          help: "write `\(token.stem)`"
        )
      )
    }
    var options = fraction
    switch token.options.first {
    case nil: break
    case "w": options["trailingZeroDisplay"] = .word("stripIfInteger")
    case let option?: options.merge(significant(option) ?? IntlOptions())
    }
    return .success(options)
  }

  /// `.00`, `.00*`, `.##` and `.00##`.
  private static func fraction(_ stem: String) -> IntlOptions? {
    guard stem.first == "." else { return nil }
    let digits = stem.dropFirst()
    let zeros = digits.prefix { $0 == "0" }.count
    let rest = digits.dropFirst(zeros)
    if rest == "*", zeros > 0 { return IntlOptions(["minimumFractionDigits": count(zeros)]) }
    guard !digits.isEmpty, rest.allSatisfy({ $0 == "#" }) else { return nil }
    var options = IntlOptions()
    if zeros > 0 { options["minimumFractionDigits"] = count(zeros) }
    options["maximumFractionDigits"] = count(digits.count)
    return options
  }

  /// `@@`, `@@+` and `@@##`, each perhaps with `r` or `s`.
  private static func significant(_ stem: String) -> IntlOptions? {
    let least = stem.prefix { $0 == "@" }.count
    var rest = stem.dropFirst(least)
    guard least > 0 else { return nil }
    var options = IntlOptions()
    if rest.last == "r" || rest.last == "s" {
      options["roundingPriority"] = .word(rest.last == "r" ? "morePrecision" : "lessPrecision")
      rest = rest.dropLast()
    }
    options["minimumSignificantDigits"] = count(least)
    if rest == "+" { return options }
    guard rest.allSatisfy({ $0 == "#" }) else { return nil }
    options["maximumSignificantDigits"] = count(least + rest.count)
    return options
  }

  /// `E0`, `EE+!00`: scientific and engineering notation.
  private static func conciseNotation(_ stem: String) -> Result<IntlOptions, FormatError> {
    var rest = stem.dropFirst()
    var options = IntlOptions(["notation": .word("scientific")])
    if rest.first == "E" {
      options["notation"] = .word("engineering")
      rest = rest.dropFirst()
    }
    if rest.hasPrefix("+!") || rest.hasPrefix("+?") {
      options["signDisplay"] = .word(rest.hasPrefix("+!") ? "always" : "exceptZero")
      rest = rest.dropFirst(2)
    }
    guard !rest.isEmpty, rest.allSatisfy({ $0 == "0" }) else {
      return .failure(
        FormatError("`\(stem)` is no notation, and the web throws", help: "write `E0`")
      )
    }
    options["minimumIntegerDigits"] = count(rest.count)
    return .success(options)
  }

  private static func count(_ digits: Int) -> IntlOptions.Value { .number(digits) }
}
