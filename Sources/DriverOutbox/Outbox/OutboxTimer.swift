/// The one timer of the outboxes.
struct OutboxTimer {
  /// When it goes off, by the clock since boot; nil for never.
  var due: Int64?
  /// How many times it was set; what was set before has no say any more.
  var number = 0
  var task: Task<Void, Never>?
}
