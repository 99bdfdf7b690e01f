internal import DriverRules

extension MoveDrawer {
  mutating func drawOnPhone(_ kind: MoveKind, _ world: World<Core>) -> Move? {
    let app = world.processes[0]
    switch kind {
    case .work:
      if world.processes[1]?.phone.isIdle == false, random.happens(0.5) { return work(1, world) }
      return work(0, world)
    case .timer:
      guard app?.phone.timer != nil else { return nil }
      return .timer(slot: 0, late: random.happens(0.8) ? 0 : Int64(random.below(5_000)))
    case .pass: return .pass(Int64(1 + random.below(random.happens(0.9) ? 5_000 : 4_000_000)))
    case .start: return app == nil ? start(0) : nil
    case .kill: return app == nil ? nil : .kill(slot: 0, torn: torn(world))
    case .cutPower: return .cutPower(powerCut(world), torn: torn(world))
    case .suspend: return app == nil || world.isSuspended ? nil : .suspend
    case .place: return place(world)
    case .signal: return .signal(!world.hasSignal)
    case .setClock:
      let far: Int64 = random.happens(0.2) ? 400 * 86_400_000 : 7_200_000
      return .setClock(Int64(random.below(Int(2 * far))) - far)
    case .update: return .update
    case .second:
      guard let other = world.processes[1] else { return start(1) }
      if random.happens(0.1) { return .kill(slot: 1, torn: nil) }
      return other.phone.isIdle ? nil : work(1, world)
    default: return nil
    }
  }

  private mutating func work(_ slot: Int, _ world: World<Core>) -> Move? {
    guard let phone = world.processes[slot]?.phone, !phone.isIdle, !world.isSuspended else {
      return nil
    }
    guard let call = phone.nextCall, random.happens(swarm.diskFault) else {
      return .work(slot: slot)
    }
    switch random.below(3) {
    case 0: return .work(slot: slot, .refused)
    case 1: return .work(slot: slot, .failedAfterwards)
    default: return .work(slot: slot, .short(upTo(call.length)))
    }
  }

  private mutating func torn(_ world: World<Core>) -> Int? {
    guard let call = world.processes[0]?.phone.nextCall, call.length > 0, random.happens(swarm.torn)
    else { return nil }
    return random.below(call.length + 1)
  }

  private mutating func powerCut(_ world: World<Core>) -> PowerCut {
    let unsynced = world.disk.folders.reduce(0) {
      max($0, $1.journal?.unsynced ?? 0, $1.next?.unsynced ?? 0)
    }
    var cut = PowerCut(
      keeps: upTo(unsynced),
      names: upTo(world.disk.folders.reduce(0) { max($0, $1.unsyncedNames) }),
      proofs: random.next()
    )
    if random.happens(swarm.rotten) {
      switch random.below(4) {
      case 0: cut.tail = .zeros(1 + random.below(600))
      case 1: cut.tail = .noise(random.next(), 1 + random.below(600))
      case 2: cut.tail = .stale
      default: cut.tail = .hole(1 + random.below(300))
      }
    }
    return cut
  }

  private mutating func place(_ world: World<Core>) -> Move? {
    switch world.processes[0]?.place {
    case .front: .back(roundIsOut: random.happens(0.4))
    case .back(roundIsOut: false):
      random.happens(0.5) ? .front : .wake(Int64(random.below(40_000)))
    case .back: .front
    case .woken: random.happens(0.5) ? .timeOver : .front
    case nil: nil
    }
  }

  mutating func drawOnDisk(_ kind: MoveKind, _ world: World<Core>) -> Move? {
    let business = random.below(world.settings.businesses.count)
    switch kind {
    case .room:
      return .room(world.disk.room == nil ? random.below(800) : nil)
    case .readOnly: return .readOnly(!world.disk.isReadOnly)
    case .flip, .zero:
      guard let length = world.disk.folders[business].journal?.bytes.count, length > 0 else {
        return nil
      }
      let index = random.below(length)
      if kind == .zero { return .zero(business: business, at: index) }
      return .flip(business: business, at: index, bits: 1 << UInt8(random.below(8)))
    default:
      let proofs = world.oracle.notes.indices.filter { world.oracle[$0]?.kind == .proof }
      return one(of: proofs).map { .spoil(proof: $0, isGone: random.happens(0.5)) }
    }
  }
}

extension DiskCall {
  /// How many bytes it is to write.
  fileprivate var length: Int {
    switch self {
    case .append(let bytes), .writeNext(let bytes): bytes.count
    default: 0
    }
  }
}
