/// Why the day is fetched, or why it is not.
public enum FetchWhy: String, Hashable, Sendable, CaseIterable {
  /// The app was opened, or another person or business was chosen.
  case opening
  /// The app came to the front, and the day is more than 60 s old.
  case front
  /// The signal came back.
  case signal
  /// All that was to be sent has gone.
  case outboxEmpty
  /// A round is out, and the last fetch was five minutes ago.
  case minutes
  /// The date is another.
  case newDay
  /// It was asked for while a fetch was under way.
  case again
  /// Not fetched: the day is at most 60 s old.
  case fresh
  /// Not fetched: there is no signal.
  case noSignal
  /// Not fetched now: a fetch is under way.
  case inFlight
}
