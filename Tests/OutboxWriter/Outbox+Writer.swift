import DriverModels
import DriverOutbox
import DriverRules

extension Outbox {
  static let hill = BusinessId("hill")

  /// An outbox in a folder, open, with somebody signed in.
  static func opened(
    in folder: String,
    _ transport: any OutboxTransport = NoNetwork(),
    compactionSize: Int = 65_536
  ) async -> Outbox {
    let outbox = Outbox(
      settings: OutboxSettings(
        server: ServerOrigin(of: "https://api.getbottle.app"),
        compactionSize: compactionSize
      ),
      folder: OutboxFolder(folder),
      transport: transport,
      notice: { _ in }
    )
    await outbox.signedIn(PersonId("sam"), name: "Sam", SessionToken("token-1"))
    await outbox.chose(hill)
    return outbox
  }
}

/// Not a byte leaves.
struct NoNetwork: OutboxTransport {
  func send(_ request: OutboxRequest) async -> RequestEnd { .notConnected }
}
