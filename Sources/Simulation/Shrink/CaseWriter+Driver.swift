internal import DriverModels
internal import DriverRules
internal import StandIn

/// What the driver does, in the words of a case.
extension CaseWriter {
  mutating func writtenOfDriver(_ move: Move, _ before: World<Core>) -> [String] {
    switch move {
    case .press(let press): return recorded(press, before)
    case .withdraw(let number):
      return named(number, before) { CaseStep.text("withdraw", ("key", $0)) }
    case .dismiss(let number, let isSure):
      return named(number, before) { CaseStep.text("dismiss", ("key", $0), ("sure", "\(isSure)")) }
    case .sendNow: return [CaseStep.text("sendNow")]
    case .signIn(let person):
      let id = CaseStep.quoted(world.settings.people[person].rawValue)
      return [CaseStep.text("signIn", ("person", id), ("name", id), ("token", newToken()))]
    case .signOut(let isSure): return [CaseStep.text("signOut", ("sure", "\(isSure)"))]
    case .choose(let business): return switched(to: business)
    case .businesses:
      let listed = world.settings.businesses.indices.filter { business in
        before.session.map { before.api.members[business][$0.person] } ?? false
      }
      let ids = listed.map { CaseStep.quoted(world.settings.businesses[$0].rawValue) }
      return [CaseStep.text("businesses", ("listed", CaseStep.list(ids)))]
    case .succeeded: return [CaseStep.text("refreshDay", ("recorded", "[]"))]
    case .counted(let business):
      guard business == chosen else { return [] }
      let numbers = before.api.books[business].recorded.compactMap { WriteName.number(of: $0) }
      return [CaseStep.text("refreshDay", ("recorded", keys(of: numbers)))]
    case .letGo(let business):
      guard business == chosen else { return [] }
      return [CaseStep.text("letGo", ("keys", keys(of: before.oracle.settled(in: business))))]
    default: return []
    }
  }

  /// The name of the next token.
  mutating func newToken() -> String {
    tokens += 1
    return CaseStep.quoted("t\(tokens)")
  }

  private mutating func recorded(_ press: DriverPress, _ before: World<Core>) -> [String] {
    let others = press.replaces == nil ? press.proofs : spares(of: press, before)
    guard let replaced = press.replaces else {
      let proofs = press.proofs.map { proof in
        CaseStep.object(("proofId", CaseStep.quoted(WriteName.id(proof))), ("length", "\(proof)"))
      }
      let step = CaseStep.text(
        "record",
        ("write", press.written),
        ("proofs", proofs.isEmpty ? nil : CaseStep.list(proofs))
      )
      defer { takeKeys([press.number] + others) }
      return switched(to: press.business) + [step]
    }
    defer { takeKeys([press.number] + others) }
    return named(replaced, before) {
      CaseStep.text("correct", ("key", $0), ("write", press.written))
    }
  }

  /// A correction takes a key for each proof that hangs on what it corrects.
  private func spares(of press: DriverPress, _ before: World<Core>) -> [Int] {
    let view = before.processes[0]?.phone.view(at: before.clocks)
    let writes = view?.outboxes.flatMap(\.writes) ?? []
    guard let target = writes.first(where: { WriteName.number(of: $0.key) == press.replaces }),
      target.state != .sent
    else { return [] }
    let hanging = writes.count {
      $0.kind == .proof && $0.state == .waiting && $0.after == [target.key]
    }
    return Array(press.spares.prefix(hanging))
  }

  private mutating func takeKeys(_ numbers: [Int]) {
    for number in numbers {
      keys.append("k\(keys.count + 1)")
      names[number] = keys.last
    }
  }

  /// A step about a write, in its business.
  private mutating func named(
    _ number: Int,
    _ before: World<Core>,
    _ step: (_ key: String) -> String
  ) -> [String] {
    guard let name = names[number], let note = before.oracle[number] else { return [] }
    return switched(to: note.business) + [step(CaseStep.quoted(name))]
  }

  private mutating func switched(to business: Int) -> [String] {
    guard business != chosen else { return [] }
    chosen = business
    let id = CaseStep.quoted(world.settings.businesses[business].rawValue)
    return [CaseStep.text("switchBusiness", ("business", id))]
  }

  func keys(of numbers: [Int]) -> String {
    CaseStep.list(numbers.compactMap { names[$0].map(CaseStep.quoted) })
  }
}

extension DriverPress {
  /// What is recorded, in the words of a case.
  fileprivate var written: String {
    let kind: String? =
      switch closing {
      case .round: "finished"
      case .cab: "handedIn"
      case nil: nil
      }
    return CaseStep.object(
      ("kind", CaseStep.quoted(self.kind.rawValue)),
      ("id", CaseStep.quoted(WriteName.id(number))),
      ("roundId", #""r1""#),
      ("stopId", stop.map { CaseStep.quoted("s\($0)") }),
      ("body", kind.map { CaseStep.object(("kind", CaseStep.quoted($0))) })
    )
  }
}
