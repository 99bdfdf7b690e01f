internal import DriverModels
internal import DriverRules
internal import ScenarioKit

extension DeliveryDraft {
  /// Reads a case's draft.
  init(_ draft: JSONValue) throws {
    self.init()
    went = try draft.byGas("went") { try Int($0.model() as Int64) }
    nothingWent = try draft["nothingWent"]?.model()
    reasons = try draft.byGas("reasons") { try $0.model() }
    reasonForAll = try draft["reasonForAll"]?.model()
    notes = try draft.byGas("notes") { try $0.model() }
    note = draft["note"]?.string
    empties = try draft.byGas("empties") { try Int($0.model() as Int64) }
    cash = try draft["cash"]?.model()
    cashReason = try draft["cashReason"]?.model()
    photo = try draft["photo"]?.with("kind", "photo").model()
    signature = try draft["signature"]?.with("kind", "signature").model()
    proofMissing = try draft["proofMissing"]?.model()
    leftSafe = draft["leftSafe"]?.bool ?? false
    replaces = try draft["replaces"]?.model()
  }
}

extension JSONValue {
  fileprivate func byGas<Value>(_ key: String, _ read: (JSONValue) throws -> Value) throws
    -> [GasId: Value]
  {
    try (self[key]?.members ?? []).reduce(into: [:]) {
      $0[GasId($1.key)] = try read($1.value)
    }
  }
}
