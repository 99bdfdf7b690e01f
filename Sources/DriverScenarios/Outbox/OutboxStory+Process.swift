internal import DriverModels
internal import DriverRules
internal import ScenarioKit
internal import Simulation

/// The app's processes.
extension OutboxStory {
  /// Where the app is when it starts.
  enum Place {
    case front, back
  }

  mutating func takeProcess(_ step: JSONValue) throws {
    switch try step.text("do") {
    case "open":
      guard phone == nil else { throw CaseError("the app runs already") }
      if let format: Int = try step.whole("format") { disk.setFormat(format, of: chosen) }
      try start(.front)
    case "secondOpen": try startSecond(stays: step["stays"]?.bool == true)
    case "secondEnd": endSecond()
    case "updateApp": end(nil)
    case "wake":
      if phone == nil { try start(.back) }
      happen(.wake(milliseconds: try step.milliseconds("seconds") ?? 0))
    case "timeOver": happen(.timeOver)
    case let word: throw CaseError("`\(word)` is no word of this suite")
    }
  }

  /// The app starts with what is remembered on the phone, and opens all outboxes that there are.
  mutating func start(_ place: Place) throws {
    processes += 1
    phone = SimulatedPhone(process: processes, core: make(settings))
    if place == .back { happen(.back(roundIsOut: false)) }
    for event in beginning { happen(event) }
    try settle()
  }

  /// Another process starts beside the app.
  private mutating func startSecond(stays: Bool) throws {
    guard second == nil else { throw CaseError("two processes at most") }
    let first = phone
    try start(.front)
    second = phone?.process
    phone = first
    if !stays { endSecond() }
  }

  private mutating func endSecond() {
    if let second { disk.end(second) }
    second = nil
  }

  private var beginning: [OutboxEvent] {
    var events: [OutboxEvent] = [.signal(hasSignal)]
    if let user { events.append(.signedIn(user.person, name: user.name, user.token)) }
    events.append(.chose(chosen))
    let others = disk.businesses.filter { $0 != chosen }
    return events + others.map { .open($0) }
  }

  /// A crash now, or in the next step.
  mutating func crash(_ step: JSONValue) throws {
    let crash = try CaseCrash(step)
    guard phone != nil || crash.point != nil else { throw CaseError("the app does not run") }
    guard self.crash == nil else { throw CaseError("one crash at a time") }
    if crash.point == nil { end(crash) } else { self.crash = crash }
  }

  /// The process ends, and with the power the phone does.
  mutating func end(_ crash: CaseCrash?) {
    self.crash = nil
    if let phone { disk.end(phone.process) }
    phone = nil
    guard let cut = crash?.powerCut else { return }
    second = nil
    disk.cutPower(cut)
    clocks.up = 0
  }
}
