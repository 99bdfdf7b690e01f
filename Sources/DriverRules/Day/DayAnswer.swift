public import DriverModels

/// What an answer to the asking for a day means.
public enum DayAnswer: Hashable, Sendable {
  /// The day that was asked for, read completely.
  case day(DriverDay, etag: EntityTag?)
  /// Nothing changed.
  case notModified
  /// Anything else: it changes nothing (Y2, Y7).
  case failed

  /// Judges an answer.
  ///
  /// - Parameters:
  ///   - status: the answer's; nil where none came.
  ///   - hasCopy: whether there is a copy of the day: without one nothing can be unchanged.
  public init(status: Int?, etag: EntityTag?, body: [UInt8], asked: DayName, hasCopy: Bool) {
    switch status {
    case 200:
      // Another date's answer is none to this question: it would be shown as another day (Y10).
      if let day = try? DriverDay(json: body), day.date == asked.date {
        self = .day(day, etag: etag)
      } else {
        self = .failed
      }
    case 304: self = hasCopy ? .notModified : .failed
    default: self = .failed
    }
  }
}
