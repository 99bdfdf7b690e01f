internal import DriverModels
internal import DriverRules
internal import ScenarioKit

/// The reference rules of a delivery as a subject: a screen, and the writes that it recorded.
actor DeliverySubject: ScenarioSubject {
  private var given: DeliveryGiven?
  private var screen = DeliveryScreen()
  private var writes: [OwnWrite] = []

  func begin(_ given: JSONValue) throws {
    self.given = try DeliveryGiven(given)
  }

  func perform(_ step: JSONValue) throws -> JSONValue {
    guard var given else { throw CaseError("nothing was begun") }
    var body: DeliveryWrite?
    var cash: CashJudge?
    switch step["do"]?.string {
    case "judge":
      screen.edit(try DeliveryDraft(step["input"] ?? [:]))
      body = try done(&given)
    case "edit":
      screen.edit(try DeliveryDraft(step["draft"] ?? [:]))
    case "done":
      if let now = step["now"] { given.now = try now.model() }
      body = try done(&given)
    case "withdraw":
      if screen.state == .done { removeDelivery() }
      screen.withdraw()
    case "sent":
      if screen.state == .done { setDelivery(.sent) }
      screen.sent()
    case "turnDown":
      if screen.state == .done { setDelivery(.turnedDown) }
      screen.turnDown()
    case "correct":
      screen.correct()
    case "cash":
      cash = try self.cash(step, given)
    case let word:
      throw CaseError("the word \(word ?? "") is not known")
    }
    self.given = given
    let shown = screen.shown(in: try given.context(writes, replacing: screen.draft.replaces))
    return try seen(shown, body: body, cash: cash, day: EffectiveDay(given.day, writes: writes))
  }

  func finish() -> JSONValue { [:] }

  private func done(_ given: inout DeliveryGiven) throws -> DeliveryWrite? {
    let context = try given.context(writes, replacing: screen.draft.replaces)
    guard let body = screen.done(in: context) else { return nil }
    guard !given.newIds.isEmpty else { throw CaseError("there is no new id left") }
    given.newIds.removeFirst()
    writes.append(given.write(.delivery(body), seq: writes.count + 1))
    return body
  }

  /// C1 to C3: cash that is recorded unless there is an error.
  private func cash(_ step: JSONValue, _ given: DeliveryGiven) throws -> CashJudge {
    let kind = CashKind(step["kind"]?.string ?? "")
    let amount = Money(step["amount"]?.int ?? 0)
    let inCab = EffectiveDay(given.day, writes: writes).day.cash.total
    let judge = CashJudge(kind, amount: amount, inCab: inCab)
    if judge.errors.isEmpty {
      let cash = CashWrite(id: CashId("cash"), kind: kind, amount: amount, occurredAt: given.now)
      writes.append(given.write(.cash(cash), seq: writes.count + 1))
    }
    return judge
  }

  private var deliveryPlace: Int? {
    writes.lastIndex { if case .delivery = $0.body { true } else { false } }
  }

  private func setDelivery(_ state: OwnWriteState) {
    if let deliveryPlace { writes[deliveryPlace].state = state }
  }

  private func removeDelivery() {
    if let deliveryPlace { writes.remove(at: deliveryPlace) }
  }

  private func seen(
    _ shown: DeliveryResult,
    body: DeliveryWrite?,
    cash: CashJudge?,
    day: EffectiveDay
  ) throws -> JSONValue {
    var seen: [JSONMember] = [
      JSONMember("screen", .string(screen.state.rawValue)),
      JSONMember("outcome", .string(shown.outcome.word)),
      JSONMember("due", .int(shown.due.rawValue)),
      JSONMember("emptiesOwed", try JSONValue(models: shown.emptiesOwed)),
      JSONMember("errors", cash.map { .remarks($0.errors) } ?? .remarks(shown.errors)),
      JSONMember("warnings", cash.map { .remarks($0.warnings) } ?? .remarks(shown.warnings)),
      JSONMember("view", try view(day)),
    ]
    if let body { seen.append(JSONMember("body", try JSONValue(model: body))) }
    return .object(seen)
  }

  private func view(_ day: EffectiveDay) throws -> JSONValue {
    guard let round = day.day.rounds.first, let stop = round.stops.first else {
      throw CaseError("the day has no stop")
    }
    return [
      "stop": .string(stop.state.word),
      "van": JSONValue(bottles: day.contents(of: round.id)),
      "cab": .int(day.day.cash.total.rawValue),
    ]
  }
}
