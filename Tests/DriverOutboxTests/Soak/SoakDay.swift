import DriverModels
import DriverRules

@testable import DriverOutbox

/// A driver who records one write after the other while they are sent, and lets receipts go now and then.
struct SoakDay {
  private static let business = BusinessId("hill")
  private let outbox: Outbox

  init(in folder: OutboxFolder, port: UInt16) {
    var surroundings = OutboxSurroundings.phone
    surroundings.clock = FastClock()
    outbox = Outbox(
      settings: OutboxSettings(server: ServerOrigin(of: "http://127.0.0.1:\(port)")),
      folder: folder,
      transport: SocketTransport(port: port),
      surroundings: surroundings,
      notice: { _ in }
    )
  }

  /// One in a hundred is refused for good.
  static func isRefused(_ number: Int) -> Bool { number % 100 == 7 }

  func run(_ count: Int) async throws {
    await outbox.signedIn(PersonId("sam"), name: "Sam", SessionToken("token-1"))
    await outbox.chose(Self.business)
    for number in 1...count {
      var recording = Recording.delivery("d\(number)", filler: number % 300)
      if Self.isRefused(number) {
        recording.body = Array(#"{"id":"d\#(number)","note":"refuse"}"#.utf8)
      }
      let told = await outbox.record(recording, in: Self.business)
      guard told == .done else { throw Unrecorded(number: number) }
      if number % 50 == 0 || number == count { await settle() }
    }
  }

  struct Unrecorded: Error {
    let number: Int
  }

  /// Waits until nothing waits any more, and lets all go.
  private func settle() async {
    for await view in await outbox.views() {
      let writes = view.outboxes.first?.writes ?? []
      if writes.contains(where: { $0.state == .waiting }) { continue }
      for write in writes where write.state == .turnedDown {
        _ = await outbox.dismiss(write.key, in: Self.business, isSure: true)
      }
      return await outbox.letGo(writes.map(\.key), in: Self.business)
    }
  }
}
