import DriverModels
import DriverRules

@testable import DriverOutbox

/// An outbox on real files, with somebody signed in, and what it asks of the app.
final class Phone: Sendable {
  static let business = BusinessId("hill")

  let outbox: Outbox
  let transport: ScriptedTransport
  let notices: Log<OutboxNotice>

  init(
    in folder: Folder,
    _ transport: ScriptedTransport = ScriptedTransport(),
    by calls: any SystemCalls = LoggedCalls(),
    clock: any OutboxClock = PhoneClock(),
    compactionSize: Int = 65_536
  ) {
    let notices = Log<OutboxNotice>()
    var surroundings = OutboxSurroundings.phone
    surroundings.calls = calls
    surroundings.clock = clock
    self.transport = transport
    self.notices = notices
    outbox = Outbox(
      settings: OutboxSettings(
        server: ServerOrigin(of: "https://api.getbottle.app"),
        compactionSize: compactionSize
      ),
      folder: folder.outboxes,
      transport: transport,
      surroundings: surroundings,
      notice: { notices.append($0) }
    )
  }

  /// Signs Sam in, and opens the outbox of the hill.
  func begin() async {
    await outbox.signedIn(PersonId("sam"), name: "Sam", SessionToken("token-1"))
    await outbox.chose(Self.business)
  }

  func record(_ recording: Recording) async -> OutboxTold {
    await outbox.record(recording, in: Self.business)
  }

  /// What the outbox of the hill shows.
  var view: OutboxView? {
    get async { await outbox.view.outboxes.first { $0.business == Self.business } }
  }

  /// How far each write has come, by the id of its thing, in the order of the outbox.
  var states: [String] {
    get async { await view?.writes.map { "\($0.id) \($0.state)" } ?? [] }
  }

  /// Waits until the outbox shows something.
  func shows(_ isWanted: @Sendable (OutboxView) -> Bool) async {
    for await view in await outbox.views() {
      if let view = view.outboxes.first(where: { $0.business == Self.business }), isWanted(view) {
        return
      }
    }
  }
}
