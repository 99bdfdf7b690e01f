internal import DriverModels
internal import DriverRules
internal import ScenarioKit
internal import Simulation

/// Who works, for whom, and what other requests bring.
extension OutboxStory {
  mutating func takeSession(_ step: JSONValue) throws {
    switch try step.text("do") {
    case "signIn": try signIn(step)
    case "signOut": happen(.signOut(isSure: step["sure"]?.bool == true))
    case "switchBusiness":
      chosen = BusinessId(try step.text("business"))
      disk.add(chosen)
      happen(.chose(chosen))
    case "businesses":
      happen(.businesses(step.list("listed").compactMap(\.string).map { BusinessId($0) }))
    case "refreshDay": try refreshDay(step)
    default: happen(.letGo(chosen, keys(step, "keys")))
    }
  }

  private mutating func signIn(_ step: JSONValue) throws {
    let user = try CaseUser(step)
    self.user = user
    happen(.signedIn(user.person, name: user.name, user.token))
  }

  private mutating func refreshDay(_ step: JSONValue) throws {
    let counted = keys(step, "recorded")
    guard counted.allSatisfy(api.holds) else {
      throw CaseError("the day counts only what the API has recorded")
    }
    if let token = step["token"]?.string { renew(SessionToken(token)) }
    happen(.counted(chosen, counted))
  }

  private func keys(_ step: JSONValue, _ name: String) -> [IdempotencyKey] {
    step.list(name).compactMap(\.string).map { IdempotencyKey($0) }
  }
}
