internal import DriverModels
internal import DriverRules
internal import ScenarioKit
internal import Simulation

/// What a phone does by itself.
extension OutboxStory {
  /// Lets the app know of something, if it runs.
  mutating func happen(_ event: OutboxEvent) {
    phone?.handle(event, at: clocks)
  }

  /// Carries out all that there is to do now, until nothing is left but requests and timers.
  mutating func settle() throws {
    var steps = 0
    while try step() {
      steps += 1
      guard steps < 10_000 else { throw CaseError("the app does not come to rest") }
    }
  }

  /// Time passes, and timers go off in it.
  mutating func pass(_ step: JSONValue) throws {
    let end = clocks.up + (try step.milliseconds("seconds") ?? 0)
    while let timer = phone?.timer, timer <= end {
      move(to: timer)
      happen(.timer)
      try settle()
    }
    move(to: end)
  }

  private mutating func move(to up: Int64) {
    let passed = max(0, up - clocks.up)
    clocks.up += passed
    clocks.wall += passed
  }

  /// Carries out one effect, or one call on the disk; false where there is none.
  private mutating func step() throws -> Bool {
    guard var phone else { return false }
    if let crash, let call = phone.nextCall, crash.strikes(before: call) {
      if let bytes = crash.bytes { try tear(call, after: bytes) }
      end(crash)
      return false
    }
    let done = phone.step(on: &disk, at: clocks)
    self.phone = phone
    switch done {
    case .idle:
      guard let timer = phone.timer, timer <= clocks.up else { return false }
      happen(.timer)
    case .call(_, let call, let reply):
      if let crash, reply != .failed, crash.strikes(after: call) {
        end(crash)
        return false
      }
    case .effect(let effect): try carryOut(effect)
    }
    return true
  }

  /// The call is made up to so many bytes.
  private mutating func tear(_ call: DiskCall, after bytes: Int) throws {
    guard let length = call.written?.count, bytes < length else {
      throw CaseError("\(bytes) bytes are all that is written there")
    }
    phone?.tear(bytes, on: &disk)
  }

  private mutating func carryOut(_ effect: OutboxEffect) throws {
    switch effect {
    case .send(let request): try leave(request)
    case .cancel(let number): came.cancelled.append(try attempts.key(of: number))
    case .told(_, let told): came.told = told
    case .show(let message): came.shown.append(message)
    case .endSession(let token): if user?.token == token { user?.token = nil }
    case .renew(let token): renew(token)
    case .signedOut: user = nil
    case .disk, .setTimer, .askToBeWoken: break
    }
  }

  private mutating func leave(_ request: OutboxRequest) throws {
    let writes = phone?.view(at: clocks).outboxes.first { $0.business == request.business }?.writes
    guard let write = writes?.first(where: { $0.key == request.key }) else {
      throw CaseError("\(request.key.rawValue) is sent and not in the outbox")
    }
    let isSame = attempts.take(request)
    attempts.leave(request)
    came.requests.append(OutboxAttempt(request: request, write: write, hasSameBytes: isSame))
  }

  /// The session takes a new token.
  mutating func renew(_ token: SessionToken) {
    user?.token = token
    happen(.renewed(token))
  }
}

extension DiskCall {
  /// The bytes that it writes into the journal or its next version; nil where it writes none.
  var written: [UInt8]? {
    switch self {
    case .append(let bytes), .writeNext(let bytes): bytes
    default: nil
    }
  }
}
