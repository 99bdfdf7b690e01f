/// What always holds of a delivery that is written up.
struct DeliveryInvariants {
  private let step: JSONValue
  private let given: JSONValue
  private let seen: JSONValue

  init(given: JSONValue, step: JSONValue, seen: JSONValue) {
    self.given = given
    self.step = step
    self.seen = seen
  }

  /// A sentence for each that does not hold.
  var broken: [String] {
    always + (seen["body"].map { recorded($0) + row($0) } ?? nothingRecorded)
  }

  private var word: String { step["do"]?.string ?? "" }

  private var hasErrors: Bool { seen["errors"]?.items?.isEmpty == false }

  private var always: [String] {
    var broken: [String] = []
    if seen["due"]?.int ?? 0 < 0 { broken.append("what is due is never below 0") }
    if (seen["emptiesOwed"]?.items ?? []).contains(where: { $0["quantity"]?.int ?? 0 < 1 }) {
      broken.append("a gas that owes no empties is not listed")
    }
    return broken
  }

  private var nothingRecorded: [String] {
    word == "judge" && !hasErrors ? ["a draft without errors is recorded"] : []
  }

  /// What holds of every write-up that is recorded, whatever the draft was.
  private func recorded(_ body: JSONValue) -> [String] {
    let lines = body["lines"]?.items ?? []
    let empties = body["empties"]?.items ?? []
    let outcome = body["outcome"]?.string
    var broken: [String] = []
    if word != "judge", word != "done" { broken.append("only Done records") }
    if hasErrors { broken.append("a draft with errors is not recorded") }
    if seen["screen"]?.string != "done" { broken.append("what is recorded is done") }
    if seen["outcome"]?.string != outcome { broken.append("what is shown is what is recorded") }
    if outcome != Self.outcome(lines, empties, cash: body["cash"]?.int ?? 0) {
      broken.append("the outcome follows from the lines, the empties and the cash alone")
    }
    if lines.contains(where: { !Self.isShort($0) && $0["reason"] != nil }) {
      broken.append("a line that is not short has no reason")
    }
    if body["reason"] == nil,
      lines.contains(where: { Self.isShort($0) && $0["reason"] == nil })
    {
      broken.append("a short line has a reason, of its own or of the stop")
    }
    if body["reason"] != nil, lines.contains(where: { $0["reason"] != nil }) {
      broken.append("the stop's reason is not also on a line")
    }
    if empties.contains(where: { $0["quantity"]?.int ?? 0 < 1 }) {
      broken.append("empties of none are left out")
    }
    if Self.saysNothing(body, but: ["lines", "empties"]) {
      broken.append("what there is nothing of is left out of the body")
    }
    if seen["view"]?["stop"]?.string != outcome {
      broken.append("the stop's state is the outcome of what was recorded")
    }
    return broken
  }

  /// What holds of a row besides, where the draft is in sight.
  private func row(_ body: JSONValue) -> [String] {
    guard word == "judge", let draft = step["input"] else { return [] }
    var broken: [String] = []
    if Self.sum(body["lines"], "delivered") != went(draft) {
      broken.append("what the lines delivered is what went")
    }
    if body["cash"] != draft["cash"] { broken.append("the cash is sent as it was given") }
    let cab = (given["cab"]?.int ?? 0) &+ (draft["cash"]?.int ?? 0)
    if seen["view"]?["cab"]?.int != cab { broken.append("the cab has the cash that was taken") }
    return broken
  }

  /// What went in all, of a draft without errors.
  private func went(_ draft: JSONValue) -> Int64 {
    guard draft["nothingWent"] == nil else { return 0 }
    let said = (draft["went"]?.members ?? []).reduce(0) { $0 &+ ($1.value.int ?? 0) }
    let untouched = (given["lines"]?.items ?? [])
      .filter { draft["went"]?[$0["gasId"]?.string ?? ""] == nil }
    return said &+ Self.sum(.array(untouched), "quantity")
  }

  private static func outcome(_ lines: [JSONValue], _ empties: [JSONValue], cash: Int64) -> String {
    let isOrdered = sum(.array(lines), "ordered") > 0
    let hasGone = sum(.array(lines), "delivered") > 0
    if isOrdered, !lines.contains(where: isShort) { return "delivered" }
    if hasGone { return isOrdered ? "partial" : "delivered" }
    return !isOrdered && (!empties.isEmpty || cash > 0) ? "collected" : "notDelivered"
  }

  private static func isShort(_ line: JSONValue) -> Bool {
    line["delivered"]?.int ?? 0 < line["ordered"]?.int ?? 0
  }

  private static func sum(_ items: JSONValue?, _ key: String) -> Int64 {
    (items?.items ?? []).reduce(0) { $0 &+ ($1[key]?.int ?? 0) }
  }

  /// Whether a value is, or has in it, a null, an empty text or an empty array.
  private static func saysNothing(_ value: JSONValue, but allowed: Set<String> = []) -> Bool {
    switch value {
    case .null: true
    case .string(let text): text.isEmpty
    case .array(let items): items.isEmpty || items.contains { saysNothing($0) }
    case .object(let members):
      members.contains { member in
        let isAllowed = allowed.contains(member.key) && member.value == []
        return !isAllowed && saysNothing(member.value)
      }
    case .bool(let truth): !truth
    case .int, .double: false
    }
  }
}
