import DriverOutbox
import Synchronization

/// What an outbox asked of the app, in order.
final class Notices: Sendable {
  private let list = Mutex<[OutboxNotice]>([])

  var all: [OutboxNotice] { list.withLock { $0 } }

  func append(_ notice: OutboxNotice) {
    list.withLock { $0.append(notice) }
  }
}
