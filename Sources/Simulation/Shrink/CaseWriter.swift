internal import DriverRules

/// Writes moves as the steps of a case of the outbox suite, as far as its words can say them.
///
/// The moves are made once more, so that it is known what was answered, which call on the disk was next, and
/// what was not possible and is no step.
struct CaseWriter<Core: OutboxDriving> {
  private(set) var steps: [String] = []
  var world: World<Core>
  /// The keys that presses take, in their order.
  var keys: [String] = []
  /// The key of each write.
  var names: [Int: String] = [:]
  /// The business that the case has chosen.
  var chosen = 0
  /// How many tokens the case has named.
  var tokens = 1
  /// Whether the app runs in the case; it does at the beginning.
  private var runs = true
  /// The writes of which the driver was told last that they are not recorded.
  private var notRecorded: Set<Int> = []
  /// The step with which the app began what it is at.
  private var beginning = -1

  init(_ moves: [Move], _ maker: CoreMaker<Core>, _ settings: WorldSettings) {
    world = World(maker, settings)
    for move in moves { make(move) }
    for _ in 0..<Self.patience {
      guard let move = world.calmMove() else { break }
      make(move)
    }
    if steps.isEmpty { steps = [CaseStep.text("front")] }
  }

  /// How many moves the calm at the end may take: enough, where it comes to an end at all.
  private static var patience: Int { 500 }

  private mutating func make(_ move: Move) {
    let before = world
    guard world.make(move) else { return }
    let written = written(move, before)
    if !before.isAtSomething, world.isAtSomething { beginning = steps.count + written.count - 1 }
    steps += written
    if case .press(let press) = move { notRecorded.remove(press.number) }
    for (number, note) in world.oracle.notes.enumerated() where note?.wasNotRecorded == true {
      notRecorded.insert(number)
    }
  }

  /// What the case is given besides its fixture.
  var given: String {
    CaseStep.object(
      ("keys", CaseStep.list(keys.map(CaseStep.quoted))),
      ("compactFrom", "\(world.settings.outbox.compactionSize)")
    )
  }

  /// What the API has at the end: all that the driver was told is recorded and that nobody gave up.
  var finally: String {
    let kept = world.oracle.notes.indices.filter { number in
      guard let note = world.oracle[number], note.isRecorded, !note.mayBeMissing,
        !notRecorded.contains(number)
      else {
        return false
      }
      let delivery = note.after.flatMap { world.oracle[$0] }
      return !note.isDismissAsked && note.state != .turnedDown && delivery?.state != .turnedDown
        && delivery?.state != .dismissed
    }
    let recorded = CaseStep.object(("$has", keys(of: kept)))
    return CaseStep.object(("api", CaseStep.object(("recorded", recorded))))
  }

  private mutating func written(_ move: Move, _ before: World<Core>) -> [String] {
    switch move {
    case .pass, .timer:
      let time = CaseStep.seconds(world.clocks.up - before.clocks.up)
      return [CaseStep.text("pass", ("seconds", time))]
    case .setClock(let change): return [CaseStep.text("clock", ("wall", CaseStep.seconds(change)))]
    case .kill(slot: 0, let torn): return crash(nil, torn, before)
    case .kill: return [CaseStep.text("secondEnd")]
    case .cutPower(let cut, let torn): return crash(cut, torn, before)
    case .start(slot: 0, let behind): return start(behind)
    case .start: return [CaseStep.text("secondOpen", ("stays", "true"))]
    case .front: return [CaseStep.text("front")]
    case .back(let roundIsOut): return [CaseStep.text("back", ("roundOut", "\(roundIsOut)"))]
    case .wake(let time): return [CaseStep.text("wake", ("seconds", CaseStep.seconds(time)))]
    case .timeOver: return [CaseStep.text("timeOver")]
    case .signal(let isThere): return [CaseStep.text("signal", ("on", "\(isThere)"))]
    case .room(let room):
      return [CaseStep.text("diskFull", ("on", "\(room != nil)"), ("room", room.map { "\($0)" }))]
    case .readOnly(let isSo): return [CaseStep.text("diskFull", ("on", "\(isSo)"))]
    case .flip(let business, let index, _): return damage("flip", business, at: index)
    case .zero(let business, let index): return damage("zeros", business, at: index)
    case .spoil(let proof, let isGone):
      let kind = CaseStep.quoted(isGone ? "gone" : "changed")
      let id = CaseStep.quoted(WriteName.id(proof))
      return [CaseStep.text("damageProof", ("proofId", id), ("kind", kind))]
    case .update:
      defer { runs = false }
      return runs ? [CaseStep.text("updateApp", ("version", #""3.2.1""#))] : []
    case .work, .suspend, .resume, .endSessions, .member, .oldestVersion, .finish: return []
    case .arrive, .double, .lose, .answer, .loseAnswer, .giveUp, .notConnected, .page:
      return writtenOutside(move, before)
    default: return writtenOfDriver(move, before)
    }
  }

  /// A start, unless the case began with it.
  private mutating func start(_ behind: Int64?) -> [String] {
    if runs { return [] }
    runs = true
    return [
      behind.map { CaseStep.text("wake", ("seconds", CaseStep.seconds($0))) }
        ?? CaseStep.text("open")
    ]
  }

  /// A file is damaged only while the app does not run.
  private func damage(_ kind: String, _ business: Int, at index: Int) -> [String] {
    guard !runs, business == chosen else { return [] }
    return [CaseStep.text("damage", ("kind", CaseStep.quoted(kind)), ("at", "\(index)"))]
  }

  /// The app ends.
  ///
  /// Where it was at something, that is said before the step that it was at.
  private mutating func crash(_ cut: PowerCut?, _ torn: Int?, _ before: World<Core>) -> [String] {
    guard runs else { return [] }
    runs = false
    let phone = before.processes[0]?.phone
    // What began before the last step is done by then: each is carried out whole.
    let isAtLast = before.isAtSomething && beginning >= 0 && beginning == steps.count - 1
    let point = isAtLast ? phone?.nextCall?.crashPoint : nil
    let isInside = point == "midWrite"
    let crash = CaseStep.text(
      "crash",
      ("kind", CaseStep.quoted(cut == nil ? "process" : "power")),
      ("at", point.map(CaseStep.quoted)),
      ("bytes", isInside ? "\(torn ?? 0)" : nil),
      ("keeps", cut.flatMap { $0.keeps > 0 ? "\(min($0.keeps, Self.all))" : nil }),
      ("zeros", cut.flatMap { if case .zeros = $0.tail { "true" } else { nil } }),
      ("keepsNames", cut.flatMap { $0.names > 0 ? "true" : nil })
    )
    let late = lateCopies(before)
    guard point != nil else { return [crash] + late }
    steps.insert(crash, at: steps.count - 1)
    return late
  }

  /// More bytes than a journal of a case has.
  private static var all: Int { 1_000_000 }
}

extension World {
  /// Whether the app has effects to carry out.
  fileprivate var isAtSomething: Bool { processes[0]?.phone.isIdle == false }
}

extension DiskCall {
  /// Where a case says that the app ends which ends before this call; nil where it has no word for it.
  fileprivate var crashPoint: String? {
    switch self {
    case .append, .writeNext: "midWrite"
    case .sync, .syncNext: "beforeSync"
    case .rename: "afterSync"
    case .syncDirectory: "afterRename"
    default: nil
    }
  }
}
