internal import DriverModels
internal import DriverRules
internal import ScenarioKit
internal import Simulation

/// A story of the suite `outbox` as it goes on: a phone with its disk, and the API.
///
/// - Parameter Core: what decides, in this language or another.
struct OutboxStory<Core: OutboxDriving> {
  let make: @Sendable (OutboxSettings) -> Core
  var settings: OutboxSettings
  var disk: SimulatedDisk
  /// The app; nil while it does not run.
  var phone: SimulatedPhone<Core>?
  /// The number of another process that has started beside the app and runs.
  var second: Int?
  /// How many processes there were.
  var processes = 0
  var clocks: Clocks
  var hasSignal: Bool
  /// Who is remembered on the phone.
  var user: CaseUser?
  /// The business that was chosen last.
  var chosen: BusinessId
  var keys: Supply
  var jitter: CaseJitter
  /// Where the app will be ended in the next step.
  var crash: CaseCrash?
  var api = CaseAPI()
  var attempts = CaseAttempts()
  /// What was seen of the step that is taken.
  var came = OutboxCame()
  /// What was sent before the step, by its key.
  private var sent: Set<IdempotencyKey> = []

  init(_ given: JSONValue, make: @escaping @Sendable (OutboxSettings) -> Core) throws {
    self.make = make
    settings = OutboxSettings(server: ServerOrigin(of: try given.text("server")))
    if let size: Int = try given.whole("compactFrom") { settings.compactionSize = size }
    user = try CaseUser(given)
    chosen = BusinessId(try given.text("business"))
    disk = SimulatedDisk([chosen])
    clocks = Clocks(
      wall: try Timestamp(wireText: given.text("now")).milliseconds,
      up: try given.milliseconds("up") ?? 0
    )
    hasSignal = given["signal"]?.bool ?? true
    keys = Supply("keys", given.list("keys").compactMap(\.string))
    jitter = CaseJitter(given.list("jitter").compactMap(\.double))
    try start(.front)
    came = OutboxCame()
  }

  /// Takes a step; gives what is seen after it.
  mutating func perform(_ step: JSONValue) throws -> JSONValue {
    came = OutboxCame()
    let planned = crash
    try take(step)
    try settle()
    if planned != nil, crash != nil { throw CaseError("the crash did not come about") }
    let view = phone?.view(at: clocks)
    if let view { noteSent(view) }
    return shown(view)
  }

  private mutating func take(_ step: JSONValue) throws {
    switch try step.text("do") {
    case "record", "correct", "withdraw", "dismiss", "sendNow": try press(step)
    case "pass": try pass(step)
    case "clock": clocks.wall += try step.milliseconds("wall") ?? 0
    case "signal":
      hasSignal = step["on"]?.bool == true
      happen(.signal(hasSignal))
    case "front": happen(.front)
    case "back": happen(.back(roundIsOut: step["roundOut"]?.bool == true))
    case "answer": try answer(step)
    case "answerNone": try answerNone(step)
    case "lateCopy": api.takeCopy(of: try attempts.copy(IdempotencyKey(step.text("key"))))
    case "signIn", "signOut", "switchBusiness", "businesses", "refreshDay", "letGo":
      try takeSession(step)
    case "crash": try crash(step)
    case "damage", "damageProof", "diskFull": try spoil(step)
    case "open", "secondOpen", "secondEnd", "updateApp", "wake", "timeOver": try takeProcess(step)
    case let word: throw CaseError("`\(word)` is no word of this suite")
    }
  }

  private mutating func noteSent(_ view: PhoneView) {
    let now = view.outboxes.flatMap(\.writes).filter { $0.state == .sent }.map(\.key)
    came.sent = now.filter { !sent.contains($0) }
    sent = Set(now)
  }

  private func shown(_ view: PhoneView?) -> JSONValue {
    OutboxShown(
      view: view,
      user: user,
      chosen: chosen,
      nextIn: phone?.timer.map { $0 - clocks.up },
      wakeIn: phone?.wake,
      inFlight: phone?.requests.last?.key,
      api: api,
      came: came
    ).json()
  }
}
