public import DriverModels

/// The driver API as a value: it keeps the rules A1 to A9 and signs in as better-auth does, over data.
///
/// Nothing in it waits, reads a clock or takes a chance: what comes back says how much later.
public struct StandInAPI: Hashable, Sendable {
  /// Who there is, and what the businesses have by now.
  public internal(set) var world: StandInWorld
  /// What each business remembers of its writes.
  public internal(set) var books: [BusinessId: KeyBook] = [:]

  var ledgers: [BusinessId: Ledger] = [:]
  /// Until when a write is worked on, by its key, in milliseconds since 1970 (A4).
  var working: [BusinessId: [IdempotencyKey: Int64]] = [:]
  var sessions: [SessionToken: PersonId] = [:]
  var signing = SigningIn()
  /// The date that the fixtures' day is: the first that is asked for.
  var today: CalendarDate?

  private var faults: [CountedFault]
  private let changes: [StandInChange]
  private var requests: [StandInOperation: Int] = [:]
  private var total = 0

  private struct CountedFault: Hashable, Sendable {
    let fault: Fault
    var count = 0
  }

  /// Begins a scenario.
  public init(_ scenario: StandInScenario) {
    world = scenario.world
    faults = scenario.faults.map { CountedFault(fault: $0) }
    changes = scenario.changes
    for person in scenario.world.people {
      if let token = person.session { sessions[token] = person.person.id }
    }
  }

  /// What comes of a request.
  ///
  /// - Parameter now: the API's clock.
  public mutating func answer(_ request: StandInRequest, at now: Timestamp) -> StandInReply {
    let match = StandInRoute.match(request.method, request.target)
    let operation: StandInOperation? =
      if case .route(let route) = match { route.operation } else { nil }
    makeChanges(before: operation)
    let deed = fault(of: operation)
    var asked = StandInAsked(request: request, now: now)
    switch deed {
    case .noSignal: return .noSignal
    case .loseRequest: return .lost
    case .html(let status, let page):
      let html = WireHeader("Content-Type", "text/html; charset=utf-8")
      let answer = WireAnswer(status: status, headers: [html], body: Array(page.utf8))
      return .answer(answer, after: 0)
    case .status(let refusal): asked.refusal = refusal
    case .slow(let milliseconds): asked.work = milliseconds
    case .loseAnswer, .drop, .delay, nil: break
    }
    var answer = self.answer(asked, match)
    answer.headers.append(WireHeader("Date", HTTPDate.text(now)))
    return switch deed {
    case .loseAnswer: .lost
    case .drop: .cutOff(answer)
    case .delay(let milliseconds), .slow(let milliseconds): .answer(answer, after: milliseconds)
    default: .answer(answer, after: 0)
    }
  }

  /// Changes what there is, as the office does.
  ///
  /// - Parameter patch: a JSON Merge Patch (RFC 7396) of the world's data, in which an object on an array
  ///   is for the items with its names as `id`.
  /// - Throws: where nothing valid would come of it; then nothing changes.
  public mutating func change(json patch: [UInt8]) throws(StandInError) {
    world = try world.patched(by: DataNode(json: patch).value)
  }

  private mutating func makeChanges(before operation: StandInOperation?) {
    total += 1
    if let operation { requests[operation, default: 0] += 1 }
    for change in changes {
      let count = change.on.map { $0 == operation ? requests[$0] ?? 0 : 0 } ?? total
      // A patch that fits the world at first may not fit what has become of it; then it is left out.
      if count == change.nth { world = (try? world.patched(by: change.state)) ?? world }
    }
  }

  /// What goes wrong with a request: the first fault whose turn it is.
  private mutating func fault(of operation: StandInOperation?) -> Fault.Deed? {
    var found: Fault.Deed?
    for index in faults.indices {
      let fault = faults[index].fault
      if let on = fault.on, on != operation { continue }
      faults[index].count += 1
      if found == nil, fault.turn.hits(faults[index].count) { found = fault.deed }
    }
    return found
  }
}
