internal import DriverModels

/// How long the API asks to wait (O12).
enum RetryAfter {
  /// The longest wait that counts, in seconds.
  static let longest: Int64 = 3600

  /// The seconds that an answer's `Retry-After` asks for; nil if it has none that means anything.
  static func seconds(of answer: WireAnswer) -> Int64? {
    guard let text = answer.value(of: "Retry-After") else { return nil }
    return wholeSeconds(text) ?? secondsUntil(text, by: answer.value(of: "Date"))
  }

  /// The seconds of a text of digits, at most the longest wait; nil if it is anything else.
  static func wholeSeconds(_ text: String) -> Int64? {
    guard !text.isEmpty, text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    let seconds = Int64(text) ?? .max
    return min(seconds, longest)
  }

  /// The seconds until a date, by the answer's own clock: the phone's may be wrong.
  private static func secondsUntil(_ text: String, by date: String?) -> Int64? {
    guard let then = HTTPDate(text), let now = date.flatMap({ HTTPDate($0) }) else { return nil }
    return min(max(then.seconds - now.seconds, 0), longest)
  }
}
