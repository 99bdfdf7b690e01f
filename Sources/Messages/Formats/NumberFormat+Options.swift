extension NumberFormat {
  /// The format that a skeleton's tokens ask for, as FormatJS reads them and `Intl` prints.
  public static func read(_ tokens: [SkeletonToken]) -> Result<NumberFormat, FormatError> {
    for token in tokens {
      if let error = error(in: token) { return .failure(error) }
    }
    return NumberSkeleton.options(tokens).flatMap { read($0) }
  }

  /// The format that options of `Intl.NumberFormat` ask for, and FormatJS's `scale` with them.
  public static func read(_ options: IntlOptions) -> Result<NumberFormat, FormatError> {
    for entry in options.entries {
      if let error = NumberOption.error(
        in: entry,
        written: "\(entry.name): \(entry.value.spelling)"
      ) {
        return .failure(error)
      }
    }
    return NumberOption.style(of: options).flatMap { style in
      DigitOptions(options).format(style: style).map { digits in
        var format = digits
        format.grouping = options["useGrouping"] != .flag(false)
        // FormatJS multiplies only by what is true in JavaScript.
        if case .number(let scale) = options["scale"], scale != 0 { format.scale = scale }
        return format
      }
    }
  }

  /// Why a token of a skeleton cannot be printed; nil if it can.
  private static func error(in token: SkeletonToken) -> FormatError? {
    switch NumberSkeleton.options(of: token) {
    case .failure(let error): return error
    case .success(let options):
      if options.entries.isEmpty {
        return FormatError(
          "the web does not know `\(token.spelling)` and passes it over",
          help: "leave it out"
        )
      }
      return options.entries.lazy
        .compactMap { NumberOption.error(in: $0, written: token.spelling) }.first
    }
  }
}
