import DriverModels
import DriverRules

/// Sam's phone in a test, with an outbox of the business `acme` on a disk that does at once what it is asked.
struct Phone {
  static let acme = BusinessId("acme")

  var core = OutboxCore(
    settings: OutboxSettings(server: ServerOrigin(of: "https://api.getbottle.app"))
  )
  /// 4 March 2026, 8 in the morning.
  var now = Clocks(wall: 1_772_611_200_000, up: 0)
  /// The call that the disk refuses.
  var refused: DiskCall?
  /// Whether the disk works only when it is let.
  var isDiskSlow = false
  private var held: [OutboxEffect] = []
  /// All that was asked for, but the disk's work.
  private(set) var effects: [OutboxEffect] = []
  /// All that the disk was asked for.
  private(set) var calls: [DiskCall] = []
  private(set) var journal: [UInt8]?
  private var next: [UInt8] = []

  /// A phone whose outbox says this, open; the next to be recorded has the `seq` 1 more than all in it.
  init(_ entries: [JournalEntry] = []) {
    var bytes: [UInt8] = []
    let header = JournalHeader(business: Self.acme, nextSeq: 1)
    for entry in [.header(header)] + entries {
      JournalFrame.append(entry, to: &bytes, generation: 1)
    }
    self.init(journal: bytes)
  }

  /// A phone with the bytes of a file.
  init(journal: [UInt8]?) {
    self.journal = journal
    tell(.signedIn(PersonId("sam"), name: "Sam", SessionToken("t1")))
    tell(.chose(Self.acme))
  }

  /// The outbox as it is shown.
  var view: OutboxView? { core.view(at: now).outboxes.first }
  var writes: [OutboxWrite] { view?.writes ?? [] }
  /// The request that was asked for last.
  var request: OutboxRequest? {
    effects.reversed().lazy.compactMap { if case .send(let request) = $0 { request } else { nil } }
      .first
  }
  /// What the driver was told of what was asked, and shown.
  var said: [OutboxEffect] {
    effects.filter {
      switch $0 {
      case .told, .show: true
      default: false
      }
    }
  }

  /// Something happens, and the disk does what comes of it.
  mutating func tell(_ event: OutboxEvent) {
    for effect in core.handle(event, at: now) {
      switch effect {
      case .disk where isDiskSlow: held.append(effect)
      case .disk(let business, let calls): tell(.disk(business, make(calls)))
      default: effects.append(effect)
      }
    }
  }

  /// The slow disk does what it was asked so far.
  mutating func letDiskWork() {
    let asked = held
    held = []
    for case .disk(let business, let calls) in asked { tell(.disk(business, make(calls))) }
  }

  mutating func pass(seconds: Int64) {
    now = Clocks(wall: now.wall + seconds * 1000, up: now.up + seconds * 1000)
    tell(.timer)
  }

  /// The request that is under way is answered.
  mutating func answer(_ status: Int, _ headers: [String: String] = [:], _ body: String = "") {
    let answer = WireAnswer(
      status: status,
      headers: headers.map { WireHeader($0, $1) },
      body: Array(body.utf8)
    )
    tell(.ended(request?.number ?? 0, .answered(answer), chance: 0))
  }

  /// The API says what is wrong.
  mutating func answer(_ status: Int, problem: String) {
    answer(status, ["Content-Type": "application/problem+json"], problem)
  }

  private mutating func make(_ calls: [DiskCall]) -> DiskOutcome {
    self.calls += calls
    var found: [UInt8]?
    for (index, call) in calls.enumerated() {
      if call == refused { return .failed(at: index) }
      switch call {
      case .read: found = journal
      case .append(let bytes): journal = (journal ?? []) + bytes
      case .truncate(let length): journal = journal.map { Array($0.prefix(length)) }
      case .writeNext(let bytes): next = bytes
      case .rename: journal = next
      default: break
      }
    }
    return .done(found: found)
  }
}
