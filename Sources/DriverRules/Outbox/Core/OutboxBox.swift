internal import DriverModels

/// The outbox of one business, with its file.
struct OutboxBox: Hashable, Sendable {
  /// How its file stands.
  enum File: Hashable, Sendable {
    /// Not asked for yet, or the disk refused.
    case closed
    /// Being opened.
    case opening
    /// Open, and this process is the one that writes.
    case open
    /// Another process has it (O31).
    case elsewhere
    /// A newer app's: nothing of it is read, nothing is changed (O30).
    case newer
  }

  let business: BusinessId
  var file = File.closed
  /// What the journal says.
  var contents = OutboxContents()
  /// Where the journal stands on the disk.
  var journal = JournalPlace()
  /// What is to be written, in order.
  var tasks: [DiskTask] = []
  /// What is being written.
  var work: DiskWork?
  /// Whether the API said that the person is no member of the business.
  var isNotAMember = false
  /// The head that was answered `in-progress` last, and how often in a row.
  var inProgress: InProgress?
  /// When each write that is set aside is tried again, by the clock since boot; at once if it is not here.
  var asideUntil: [IdempotencyKey: Int64] = [:]

  init(business: BusinessId) {
    self.business = business
  }

  /// Whether nothing is being written or waits for it.
  var isIdle: Bool { work == nil && tasks.isEmpty }
}
