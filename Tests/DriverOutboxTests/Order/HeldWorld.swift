import DriverModels
import DriverRules
import TestSupport

@testable import DriverOutbox

/// The real actor over a disk and a network whose work ends when, and in the order in which, a seed says.
final class HeldWorld {
  static let businesses = [BusinessId("hill"), BusinessId("vale")]

  let outbox: Outbox
  let settings: OutboxSettings
  let folder: OutboxFolder
  let clock = ManualClock()
  let transport = HeldTransport()
  let notices = Log<OutboxNotice>()
  let calls: LoggedCalls
  let disk: HeldDisk
  let trace = Trace()
  /// What the callers were told.
  let told = Log<OutboxTold>()
  private(set) var asked = 0
  private(set) var random: SeededGenerator

  /// - Parameter failures: of how many system calls in a hundred.
  init(seed: UInt64, in folder: OutboxFolder, failures: Int) {
    var random = SeededGenerator(seed: seed)
    let failing = Guarded(SeededGenerator(seed: random.next()))
    let chance = Guarded(SeededGenerator(seed: random.next()))
    self.random = random
    self.folder = folder
    let calls = LoggedCalls { _, _ in
      failing.withLock { Int.random(in: 0..<100, using: &$0) } < failures
        ? SystemError(code: SystemCode.failed) : nil
    }
    let disk = HeldDisk(calls)
    self.calls = calls
    self.disk = disk
    settings = OutboxSettings(
      server: ServerOrigin(of: "https://api.getbottle.app"),
      compactionSize: 2000
    )
    outbox = Outbox(
      settings: settings,
      folder: folder,
      transport: transport,
      surroundings: OutboxSurroundings(
        clock: clock,
        chance: { chance.withLock { Double.random(in: 0..<1, using: &$0) } },
        key: { chance.withLock { .random(using: &$0) } },
        calls: calls,
        onDiskThread: { disk.take($0) },
        trace: { [trace] in trace.append($0, $1, $2) }
      ),
      notice: { [notices] in notices.append($0) }
    )
  }

  /// Waits until something holds that the actor is about to make so.
  private func wait(until isSo: () -> Bool) async throws {
    var count = 0
    while !isSo() {
      count += 1
      guard count < 1_000_000 else { throw Stuck() }
      await Task.yield()
    }
  }

  struct Stuck: Error {}

  /// Does something by which the actor takes one event.
  private func step(_ action: () async throws -> Void) async throws {
    let count = trace.count
    try await action()
    try await wait { trace.count > count }
    // When the actor lets somebody in again, it has carried the effects out.
    _ = await outbox.lastTicket
    let sends = trace.sends
    try await wait { transport.sent.count == sends }
  }

  /// Something that the driver asks for, and waits for the answer to.
  private func ask(_ call: @escaping @Sendable (Outbox) async -> OutboxTold) async throws {
    asked += 1
    try await step {
      Task { [outbox, told] in
        let answer = await call(outbox)
        told.append(answer)
      }
    }
  }

  /// Somebody is signed in, and both outboxes are asked for.
  func begin() async throws {
    try await step {
      await outbox.signedIn(PersonId("sam"), name: "Sam", SessionToken("token-1"))
    }
    for business in Self.businesses { try await step { await outbox.chose(business) } }
  }

  /// One thing that happens, by chance.
  func happen() async throws {
    let business = Self.businesses[Int.random(in: 0...1, using: &random)]
    let id = "d\(trace.count)"
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<4: try await ask { await $0.record(.delivery(id, filler: 30), in: business) }
    case 4: try await record(id, withPictureIn: business)
    case 5: try await change(business)
    case 6..<11: try await performDisk()
    case 11..<15: try await endRequest()
    case 15, 16: try await goOn(Int64.random(in: 1...400_000, using: &random))
    case 17: try await step { await outbox.sendNow() }
    case 18:
      let isThere = Int.random(in: 0..<3, using: &random) > 0
      try await step { await outbox.signal(isThere) }
    default: try await changeSession(business)
    }
  }

  /// Everything goes well from now on: before long nothing is under way, and everybody is told.
  func calm() async throws {
    calls.mend()
    try await step {
      await outbox.signedIn(PersonId("sam"), name: "Sam", SessionToken("token-9"))
    }
    try await step { await outbox.signal(true) }
    for business in Self.businesses { try await step { await outbox.chose(business) } }
    for _ in 0..<300 {
      while let number = disk.held.first { try await step { disk.perform(number) } }
      if let request = underWay {
        try await step { transport.end(request.number, .answered(.recorded(request))) }
      } else if let due {
        try await goOn(max(1, due - clock.now.up))
      } else if disk.held.isEmpty {
        return try await wait { told.all.count == asked }
      }
    }
    throw Stuck()
  }

  private func record(_ id: String, withPictureIn business: BusinessId) async throws {
    // Beside the actor, which would wait for the disk.
    let files = OutboxDisk(business, in: folder, by: LoggedCalls())
    let picture = files.keepProof(ProofId(id), [1]).map {
      ProofRecording(id: ProofId(id), file: $0)
    }
    let proofs = [picture].compactMap { $0 }
    try await ask { await $0.record(.delivery(id, proofs), in: business) }
  }

  private func change(_ business: BusinessId) async throws {
    let writes = await outbox.view.outboxes.first { $0.business == business }?.writes ?? []
    guard let key = writes.randomElement(using: &random)?.key else { return }
    let id = "c\(trace.count)"
    switch Int.random(in: 0..<4, using: &random) {
    case 0: try await ask { await $0.withdraw(key, in: business) }
    case 1: try await ask { await $0.dismiss(key, in: business, isSure: true) }
    case 2: try await step { await outbox.letGo(writes.map(\.key), in: business) }
    default: try await ask { await $0.correct(key, by: .delivery(id), in: business) }
    }
  }

  private func changeSession(_ business: BusinessId) async throws {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: try await step { await outbox.wentToBack(roundIsOut: false) }
    case 1: try await step { await outbox.cameToFront() }
    case 2: try await step { await outbox.chose(business) }
    case 3: try await step { await outbox.renewed(SessionToken("token-2")) }
    default:
      try await step {
        await outbox.signedIn(PersonId("sam"), name: "Sam", SessionToken("token-3"))
      }
    }
  }

  private func performDisk() async throws {
    guard let number = disk.held.randomElement(using: &random) else { return }
    try await step { disk.perform(number) }
  }

  /// The request whose end the actor waits for.
  private var underWay: OutboxRequest? {
    let ended = Set(
      trace.steps.compactMap { if case .ended(let number, _, _) = $0.event { number } else { nil } }
    )
    return transport.sent.last {
      !ended.contains($0.number) && !transport.cancelled.contains($0.number)
    }
  }

  private func endRequest() async throws {
    guard let request = underWay else { return }
    let ends: [RequestEnd] = [
      .answered(.recorded(request)), .answered(.recorded(request)), .answered(.refused()),
      .answered(.refused(401, "no-session")), .answered(.refused(503, "busy")), .lost,
      .notConnected,
    ]
    let end = ends[Int.random(in: 0..<ends.count, using: &random)]
    try await step { transport.end(request.number, end) }
  }

  /// When the timer goes off.
  private var due: Int64? {
    var due: Int64?
    for step in trace.steps {
      if step.event == .timer { due = nil }
      for case .setTimer(let next) in step.effects { due = next }
    }
    return due
  }

  /// Lets the clocks go on; a timer that is due then goes off.
  private func goOn(_ milliseconds: Int64) async throws {
    guard let due, due <= clock.now.up + milliseconds else { return clock.advance(milliseconds) }
    try await step { clock.advance(milliseconds) }
  }
}
