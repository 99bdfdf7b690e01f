extension DateTimeSkeleton {
  /// A skeleton with the hours of a locale in place of `j`, and `H` in place of `J`, as FormatJS
  /// replaces them.
  ///
  /// Each further letter asks, in turn, for two digits and for a wider half of the day (UTS 35,
  /// "Date Field Symbol Table").
  static func pattern(of skeleton: String, hours: HourCycle) -> String {
    var pattern = ""
    var rest = skeleton[...]
    while let first = rest.first {
      let run = rest.prefix { $0 == first }.count
      rest = rest.dropFirst(run)
      switch first {
      case "j":
        let halfDay = hours.isTwelveHours ? (run < 3 ? 1 : 3 + (run - 1) / 2) : 0
        let hour = String(repeating: hours.letter, count: 2 - run % 2)
        pattern = hour + pattern + String(repeating: "a", count: halfDay)
      case "J": pattern += String(repeating: "H", count: run)
      default: pattern += String(repeating: first, count: run)
      }
    }
    return pattern
  }
}
