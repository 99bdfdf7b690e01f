import DriverModels
import DriverRules

@testable import DriverOutbox

/// A driver who takes cash, one press after the other, while it is sent, and lets receipts go now and then.
struct SoakDay {
  private static let business = BusinessId("acme")
  private let outbox: Outbox
  private let token: SessionToken
  /// The keys of what was recorded on the phone, in order, but for what is to be refused.
  private(set) var keys: [IdempotencyKey] = []
  /// What they come to, in pence.
  private(set) var total: Int64 = 0

  init(in folder: OutboxFolder, port: UInt16, _ token: SessionToken) {
    self.token = token
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

  /// One in a hundred is refused for good: of no money.
  static func isRefused(_ number: Int) -> Bool { number % 100 == 7 }

  mutating func run(_ count: Int) async throws {
    await outbox.signedIn(PersonId("p1"), name: "Sam", token)
    await outbox.chose(Self.business)
    for number in 1...count {
      let amount = Self.isRefused(number) ? 0 : Int64(number % 500 + 1)
      let told = await outbox.record(Self.cash(number, amount), in: Self.business)
      guard told == .done else { throw Unrecorded(number: number) }
      total += amount
      if number % 50 == 0 || number == count { await settle() }
    }
  }

  struct Unrecorded: Error {
    let number: Int
  }

  private static func cash(_ number: Int, _ amount: Int64) -> Recording {
    let digits = String(number + 100_000_000_000)
    let id = "00000000-0000-4000-8000-\(digits)"
    let body =
      #"{"amount":\#(amount),"id":"\#(id)","kind":"collected","occurredAt":"2026-03-04T06:00:00.000Z"}"#
    return Recording(kind: .cash, id: id, body: Array(body.utf8), keys: [])
  }

  /// Waits until nothing waits any more, and lets all go.
  private mutating func settle() async {
    for await view in await outbox.views() {
      let writes = view.outboxes.first?.writes ?? []
      if writes.contains(where: { $0.state == .waiting }) { continue }
      keys += writes.filter { $0.state == .sent }.map(\.key)
      for write in writes where write.state == .turnedDown {
        _ = await outbox.dismiss(write.key, in: Self.business, isSure: true)
      }
      return await outbox.letGo(writes.map(\.key), in: Self.business)
    }
  }
}
