internal import DriverModels

extension StandInAPI {
  /// Does what is asked.
  mutating func answer(_ asked: StandInAsked, _ match: StandInRoute.Match) -> WireAnswer {
    switch match {
    case .nothing:
      if let refusal = asked.refusal { return problem(refusal) }
      return Answers.problem(404, "not-found", "There is nothing here")
    case .otherMethods(let methods):
      if let refusal = asked.refusal { return problem(refusal) }
      let allow = WireHeader("Allow", methods.joined(separator: ", "))
      return Answers.problem(405, "invalid", "Not this method", headers: [allow])
    case .route(let route):
      return answer(asked, route)
    }
  }

  private mutating func answer(_ asked: StandInAsked, _ route: StandInRoute) -> WireAnswer {
    if let refusal = asked.refusal, !isVerdict(refusal, on: route.operation) {
      return answer(with: refusal, asked, route.operation)
    }
    switch route.operation {
    case .signIn: return signIn(asked)
    case .verifyCode: return verifyCode(asked)
    case .signOut: return signOut(asked)
    case .businesses: return listBusinesses(asked)
    case .day: return day(asked)
    case .recordDelivery, .recordCash, .recordLoad, .recordProgress, .sendProof:
      return write(asked, route)
    case .sendPosition: return position(asked, route)
    case .timing: return timing(asked, route)
    }
  }

  /// Whether a fault's status is a verdict on a write, which its key remembers (A5).
  private func isVerdict(_ refusal: Fault.Refusal, on operation: StandInOperation) -> Bool {
    guard operation.isWrite, 400..<500 ~= refusal.status else { return false }
    switch (refusal.status, refusal.code) {
    case (401, _), (403, "not-a-member"), (408, _), (409, "in-progress"), (425, _), (426, _),
      (429, _):
      return false
    default: return true
    }
  }

  private mutating func answer(
    with refusal: Fault.Refusal,
    _ asked: StandInAsked,
    _ operation: StandInOperation
  ) -> WireAnswer {
    if refusal.status == 401, let token = asked.token { sessions[token] = nil }
    guard operation.isSigningIn else { return problem(refusal) }
    return Answers.authError(
      refusal.status,
      refusal.code,
      refusal.title,
      headers: Self.wait(refusal)
    )
  }

  private func problem(_ refusal: Fault.Refusal) -> WireAnswer {
    Answers.problem(
      refusal.status,
      refusal.code,
      refusal.title,
      detail: refusal.detail,
      headers: Self.wait(refusal)
    )
  }

  private static func wait(_ refusal: Fault.Refusal) -> [WireHeader] {
    refusal.retryAfter.map { [WireHeader("Retry-After", $0)] } ?? []
  }
}
