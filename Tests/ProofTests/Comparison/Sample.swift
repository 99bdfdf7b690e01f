/// A value for an argument, as the questions write it.
enum Sample: Hashable, Sendable {
  case string(String)
  case integer(Int)
  case decimal(Double)
  case boolean(Bool)
  /// Milliseconds since 1970 began in UTC.
  case instant(Int)
  /// A day without a time, as `2026-07-14`.
  case day(String)

  /// The value in JSON.
  var json: String {
    switch self {
    case .string(let text): Literal.json(text)
    case .integer(let number): String(number)
    case .decimal(let number): number == number.rounded() ? "\(Int(number))" : "\(number)"
    case .boolean(let truth): String(truth)
    case .instant(let milliseconds): #"{"instant":\#(milliseconds)}"#
    case .day(let day): #"{"date":"\#(day)"}"#
    }
  }
}
