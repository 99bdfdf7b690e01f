extension DateTimeFormat {
  /// The format that a skeleton asks for, as FormatJS reads it and `Intl` prints.
  public static func read(_ skeleton: String) -> Result<DateTimeFormat, FormatError> {
    DateTimeSkeleton.read(skeleton).flatMap { reading in
      if let letter = reading.ignored.first {
        return .failure(
          FormatError(
            "the web does not know `\(letter)` in a date skeleton and passes it over",
            help: letter == "S" || letter == "A" ? "write `s`" : "leave it out"
          )
        )
      }
      return read(reading.options)
    }
  }

  /// The format that options of `Intl.DateTimeFormat` ask for.
  ///
  /// Options that name no field get year, month and day in digits, as `Intl` has it.
  public static func read(_ options: IntlOptions) -> Result<DateTimeFormat, FormatError> {
    for entry in options.entries {
      if let error = DateTimeOption.error(in: entry) { return .failure(error) }
    }
    let fields = ["weekday", "year", "month", "day", "hour", "minute", "second"]
    var options = options
    if !fields.contains(where: { options[$0] != nil }) {
      options.merge(
        IntlOptions(["year": .word("numeric"), "month": .word("numeric"), "day": .word("numeric")])
      )
    }
    return .success(DateTimeFormat(skeleton: DateTimeOption.skeleton(of: options)))
  }
}
