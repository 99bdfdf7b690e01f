import DriverModels
import DriverRules

@testable import DriverOutbox

/// The core over real files with nothing in between: each call is made, and each request answered, at once.
struct Desk {
  let folder: Folder
  private(set) var core: OutboxCore
  private var disk: OutboxDisk
  private(set) var clocks = Clocks(wall: 1_772_604_000_000, up: 1000)
  private(set) var told: [Int: OutboxTold] = [:]
  private(set) var messages: [OutboxMessage] = []

  /// Begins with nothing open and nobody known.
  init(_ folder: Folder, by calls: any SystemCalls = LoggedCalls(), compactionSize: Int = 65_536) {
    self.folder = folder
    core = OutboxCore(
      settings: OutboxSettings(
        server: ServerOrigin(of: "https://api.getbottle.app"),
        compactionSize: compactionSize
      )
    )
    disk = folder.disk(by: calls)
  }

  /// What the outbox shows.
  var view: OutboxView? { core.view(at: clocks).outboxes.first }

  var writes: [OutboxWrite] { view?.writes ?? [] }

  mutating func take(_ event: OutboxEvent) {
    var effects = core.handle(event, at: clocks)
    while !effects.isEmpty {
      switch effects.removeFirst() {
      case .disk(let business, let calls):
        effects += core.handle(.disk(business, disk.carryOut(calls)), at: clocks)
      case .send(let request):
        let end = RequestEnd.answered(.recorded(request))
        effects += core.handle(.ended(request.number, end, chance: 0), at: clocks)
      case .told(let ticket, let what): told[ticket] = what
      case .show(let message): messages.append(message)
      default: break
      }
    }
  }

  /// Signs Sam in, and opens the outbox.
  mutating func begin() {
    take(.signedIn(PersonId("sam"), name: "Sam", SessionToken("token-1")))
    take(.chose(folder.business))
  }

  /// Records a delivery with a picture or none; whether that was done.
  mutating func record(_ id: String, ticket: Int, hasPicture: Bool = false) -> Bool {
    var recording = Recording.delivery(id, filler: 40)
    if hasPicture {
      let picture = disk.keepProof(ProofId(id + "-p"), Array(id.utf8))
      guard let picture else { return false }
      recording.proofs = [ProofRecording(id: ProofId(id + "-p"), file: picture)]
    }
    recording.keys = ["", "-p"].map { IdempotencyKey(id + $0) }
    take(.record(ticket, folder.business, recording))
    return told[ticket] == .done
  }

  /// Lets hours go by, in steps as long as the longest wait.
  mutating func wait() {
    for _ in 0..<20 {
      clocks.up += 400_000
      clocks.wall += 400_000
      take(.timer)
    }
  }
}
