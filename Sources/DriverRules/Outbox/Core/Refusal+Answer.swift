internal import DriverModels

extension Refusal {
  /// The refusals that no driver can mend: a fault in the app (O10).
  private static let faults: Set<String> = ["key-missing", "key-reused"]

  /// What a refusal of ours says.
  init(_ answer: WireAnswer, code: String, at time: Int64) {
    let body = AnswerBody(of: answer)
    let isAppFault = [405, 415].contains(answer.status) || Self.faults.contains(code)
    self.init(
      status: answer.status,
      code: code.isEmpty ? nil : code,
      title: body?.text("title"),
      detail: body?.text("detail"),
      errors: body?["errors"].map(Self.fields) ?? [],
      at: time,
      fault: isAppFault ? .app : .driver
    )
  }

  private static func fields(_ value: WireJSON) -> [RefusedField] {
    guard case .array(let items) = value else { return [] }
    return items.compactMap { item in
      guard case .object(let members) = item, case .text(let pointer)? = members["pointer"],
        case .text(let code)? = members["code"]
      else { return nil }
      return RefusedField(pointer: pointer, code: code)
    }
  }
}
