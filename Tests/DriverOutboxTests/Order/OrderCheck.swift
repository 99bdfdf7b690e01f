import DriverModels
import DriverRules

@testable import DriverOutbox

/// Compares what an actor did with what its core asked for.
struct OrderCheck {
  /// What is wrong, in words.
  private(set) var faults: [String] = []
  /// How many pieces of work there were for the disk, and how many of them failed.
  private(set) var batches = 0
  private(set) var failed = 0
  /// How many presses were acknowledged.
  private(set) var acknowledged = 0

  init(_ world: HeldWorld) {
    replay(world)
    checkDisk(world)
    checkNetwork(world)
    checkNotices(world)
  }

  /// The actor told the core nothing else, and asked it nothing else.
  private mutating func replay(_ world: HeldWorld) {
    var core = OutboxCore(settings: world.settings)
    for (index, step) in world.trace.steps.enumerated()
    where core.handle(step.event, at: step.clocks) != step.effects {
      return faults.append("step \(index), \(step.event), is not the core's")
    }
  }

  private mutating func checkDisk(_ world: HeldWorld) {
    /// The work that is under way for each business.
    var underWay: [BusinessId: (number: Int, calls: [DiskCall])] = [:]
    var locked: Set<BusinessId> = []
    for step in world.trace.steps {
      if case .disk(let business, let outcome) = step.event {
        guard let (number, calls) = underWay.removeValue(forKey: business) else {
          faults.append("work ended that was not under way")
          continue
        }
        let entries = world.disk.entries(of: number) ?? []
        checkBatch(entries, calls, outcome, world.folder, business, isLocked: &locked)
        checkTold(step, calls, outcome)
      } else if step.effects.contains(where: {
        if case .told(_, .done) = $0 { true } else { false }
      }) {
        faults.append("done is said without a disk")
      }
      for case .disk(let business, let calls) in step.effects {
        if underWay[business] != nil { faults.append("two pieces of work at once") }
        underWay[business] = (batches, calls)
        batches += 1
      }
    }
  }

  private mutating func checkBatch(
    _ entries: [LoggedCalls.Entry],
    _ calls: [DiskCall],
    _ outcome: DiskOutcome,
    _ folder: OutboxFolder,
    _ business: BusinessId,
    isLocked locked: inout Set<BusinessId>
  ) {
    let made: ArraySlice<DiskCall>
    var half: [LoggedCalls.Entry] = []
    switch outcome {
    case .done: made = calls[...]
    case .failed(let index):
      failed += 1
      made = calls[..<index]
      let isLocked = locked.contains(business)
      half = calls[index].entries(in: folder, of: business, isLocked: isLocked)
    }
    var expected: [LoggedCalls.Entry] = []
    for call in made {
      expected += call.entries(in: folder, of: business, isLocked: locked.contains(business))
      if call == .lock { locked.insert(business) }
    }
    let rest = entries.dropFirst(expected.count)
    if !entries.starts(with: expected) || !Self.isPart(Array(rest), of: half) {
      faults.append("\(calls) came to \(entries)")
    }
  }

  /// Whether a call got so far and no further; of a write, some of the bytes.
  private static func isPart(_ entries: [LoggedCalls.Entry], of whole: [LoggedCalls.Entry]) -> Bool
  {
    guard let last = entries.last else { return true }
    guard entries.count <= whole.count, whole.starts(with: entries.dropLast()) else { return false }
    if case .write(let path, let bytes) = last,
      case .write(path, let all) = whole[entries.count - 1]
    {
      return all.starts(with: bytes)
    }
    return last == whole[entries.count - 1]
  }

  /// O1: what is acknowledged was appended and synced, its proofs before.
  private mutating func checkTold(_ step: Trace.Step, _ calls: [DiskCall], _ outcome: DiskOutcome) {
    let isAcknowledged = step.effects.contains {
      if case .told(_, .done) = $0 { true } else { false }
    }
    guard isAcknowledged else { return }
    acknowledged += 1
    let kinds = calls.map(Self.kind)
    let isSynced =
      outcome == .done() && kinds.suffix(2) == ["append", "sync"]
      && kinds.dropLast(2).allSatisfy { $0 != "append" }
    if !isSynced { faults.append("done is said after \(kinds)") }
  }

  private static func kind(_ call: DiskCall) -> String {
    switch call {
    case .append: "append"
    case .sync: "sync"
    default: "other"
    }
  }

  private mutating func checkNetwork(_ world: HeldWorld) {
    let effects = world.trace.effects
    let sent = effects.compactMap { if case .send(let request) = $0 { request } else { nil } }
    let cancelled = effects.compactMap { if case .cancel(let number) = $0 { number } else { nil } }
    if sent != world.transport.sent { faults.append("what was sent is not what was asked for") }
    if Set(cancelled) != world.transport.cancelled { faults.append("others were given up") }
  }

  private mutating func checkNotices(_ world: HeldWorld) {
    let expected = world.trace.effects.compactMap { effect -> OutboxNotice? in
      switch effect {
      case .show(let message): .show(message)
      case .askToBeWoken(let milliseconds): .askToBeWoken(milliseconds)
      case .endSession(let token): .endSession(token)
      case .renew(let token): .renew(token)
      case .signedOut: .signedOut
      default: nil
      }
    }
    if expected != world.notices.all { faults.append("other notices, or in another order") }
  }
}
