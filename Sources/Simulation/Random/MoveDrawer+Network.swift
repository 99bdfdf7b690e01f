internal import DriverModels
internal import DriverRules

extension MoveDrawer {
  mutating func drawOnNetwork(_ kind: MoveKind, _ world: World<Core>) -> Move? {
    let network = world.network
    switch kind {
    case .arrive: return one(of: network.requests).map { .arrive($0.write, verdict()) }
    case .answer:
      guard let answer = one(of: network.answers) else { return nil }
      return .answer(answer.write, renews: random.happens(swarm.renewing), chance: random.unit())
    case .double: return one(of: network.requests).map { .double($0.write) }
    case .lose: return one(of: network.requests).map { .lose($0.write) }
    case .loseAnswer: return one(of: network.answers).map { .loseAnswer($0.write) }
    case .giveUp: return waiting(world).map { .giveUp($0, chance: random.unit()) }
    case .notConnected: return waiting(world).map { .notConnected($0, chance: random.unit()) }
    case .page:
      return waiting(world).map {
        .page($0, OtherPage.allCases[random.below(OtherPage.allCases.count)], chance: random.unit())
      }
    default: return nil
    }
  }

  /// The number of a write whose answer a process waits for.
  private mutating func waiting(_ world: World<Core>) -> Int? {
    let slot = world.processes[1]?.phone.requests.isEmpty == false ? 1 : 0
    return world.processes[slot]?.phone.requests.first.flatMap { WriteName.number(of: $0.key) }
  }

  mutating func drawInOffice(_ kind: MoveKind, _ world: World<Core>) -> Move? {
    let person = random.below(world.settings.people.count)
    switch kind {
    case .finish: return one(of: world.api.working).map { .finish($0.write, verdict()) }
    case .endSessions: return .endSessions(person)
    case .member:
      let business = random.below(world.settings.businesses.count)
      return .member(business: business, person: person, !world.api.members[business][person])
    case .oldestVersion:
      return .oldestVersion(world.api.oldestVersion > world.version ? 1 : world.version + 1)
    default: return nil
    }
  }

  private mutating func verdict() -> Verdict {
    if random.happens(swarm.passing) { return passing() }
    if random.happens(swarm.refused) {
      return .refused(RefusalReason.allCases[random.below(RefusalReason.allCases.count)])
    }
    if random.happens(swarm.working) { return .working }
    return random.happens(swarm.unseen) ? .recordedUnseen : .recorded
  }

  private mutating func passing() -> Verdict {
    let status = [500, 500, 503, 429, 408, 425, 502, 599][random.below(8)]
    let waits = ["1", "120", "99999999", "-5", "abc", "Wed, 04 Mar 2026 09:02:00 GMT"]
    return .passing(
      status,
      retryAfter: random.happens(0.4) ? waits[random.below(waits.count)] : nil
    )
  }
}
