/// What the letters of a date skeleton set, as FormatJS reads them.
///
/// Anything but letters, and letters between apostrophes, is passed over: where the fields stand is
/// the locale's to say.
struct DateTimeSkeleton {
  /// The options set so far.
  private(set) var options = IntlOptions()
  /// The letters that the web passes over without a word.
  private(set) var ignored: [String] = []

  /// Reads a skeleton.
  ///
  /// The error is one that FormatJS throws.
  ///
  /// `j` is read as an hour without a cycle, which is the locale's own.
  static func read(_ skeleton: String) -> Result<DateTimeSkeleton, FormatError> {
    var reading = DateTimeSkeleton()
    var rest = unquoted(skeleton)[...]
    while let first = rest.first {
      guard let field = fields.first(where: { $0.letters.contains(first) }) else {
        if first.isLetter { reading.ignored.append(String(first)) }
        rest = rest.dropFirst()
        continue
      }
      let run = rest.prefix { field.letters.contains($0) }.prefix(field.longest)
      rest = rest.dropFirst(run.count)
      if let error = reading.set(first, run.count) { return .failure(error) }
    }
    return .success(reading)
  }

  /// Sets what a run of letters asks for; `letter` is the first of them.
  private mutating func set(_ letter: Character, _ count: Int) -> FormatError? {
    switch letter {
    case "G": options["era"] = Self.width(count)
    case "y": options["year"] = .word(count == 2 ? "2-digit" : "numeric")
    case "M", "L":
      let words = ["numeric", "2-digit", "short", "long", "narrow"]
      options["month"] = .word(words[count - 1])
    case "d": options["day"] = Self.digits(count)
    case "E": options["weekday"] = Self.width(count)
    case "e" where count >= 4, "c" where count >= 4:
      options["weekday"] = .word(["short", "long", "narrow", "short"][count - 4])
    case "a": options["hour12"] = .flag(true)
    case "h", "H", "K", "k":
      options["hourCycle"] = HourCycle.allCases.first { $0.letter == letter }
        .map { .word($0.rawValue) }
      options["hour"] = Self.digits(count)
    case "J":
      options["hourCycle"] = .word("h23")
      options["hour"] = Self.digits(count)
    // UTS 35: an odd number of letters asks for one digit, the rest for the width of the half day.
    case "j": options["hour"] = Self.digits(2 - count % 2)
    case "m": options["minute"] = Self.digits(count)
    case "s": options["second"] = Self.digits(count)
    case "z": options["timeZoneName"] = .word(count < 4 ? "short" : "long")
    default: return Self.thrown(letter, count)
    }
    return nil
  }

  /// The letters that are read together, and the longest run of them.
  private static let fields: [(letters: Set<Character>, longest: Int)] = [
    (["E", "e", "c"], 6), (["G"], 5), (["Q", "q"], 5), (["y", "Y", "u", "r"], .max), (["U"], 5),
    (["M", "L"], 5), (["d"], 2), (["D"], 3), (["F"], 1), (["a", "b", "B"], 5),
    (["h", "k", "H", "K"], 2), (["w"], 2), (["W"], 1), (["m"], 2), (["s"], 2),
    (["z", "Z", "O", "v", "V", "x", "X"], 4), (["j"], .max), (["J"], 2),
  ]

  private static func digits(_ count: Int) -> IntlOptions.Value {
    .word(count == 2 ? "2-digit" : "numeric")
  }

  private static func width(_ count: Int) -> IntlOptions.Value {
    .word(count == 4 ? "long" : count == 5 ? "narrow" : "short")
  }

  /// The skeleton without what stands between apostrophes.
  private static func unquoted(_ skeleton: String) -> String {
    skeleton.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .map { index, part in index % 2 == 0 ? String(part) : "" }
      .joined(separator: "'")
  }

  /// The error for a letter that FormatJS throws at.
  private static func thrown(_ letter: Character, _ count: Int) -> FormatError {
    let run = String(repeating: letter, count: count)
    func error(_ what: String, _ help: String) -> FormatError {
      FormatError("`\(run)` in a date skeleton is \(what), and the web throws", help: help)
    }
    let zone = "write `z` for the short name of the time zone, `zzzz` for the long one"
    switch letter {
    case "Y", "u", "U", "r": return error("another year than the calendar's", "write `y`")
    case "Q", "q": return error("a quarter", "format the quarter in the app, or write `yMMM`")
    case "w", "W": return error("a week", "format the week in the app, or write `yMMMd`")
    case "D", "F": return error("another day than the month's", "write `d`")
    case "e", "c": return error("a weekday as a number", "write `EEE` or `EEEE`")
    case "b", "B": return error("a part of the day", "write `a`")
    default: return error("another form of the time zone than its name", zone)
    }
  }
}
