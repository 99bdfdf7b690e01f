internal import DriverRules
internal import ScenarioKit

extension Refusal: PipedValue {
  var piped: JSONValue {
    .piped(
      nil,
      [
        ("status", status.map { .whole($0) }), ("code", .text(code)), ("title", .text(title)),
        ("detail", .text(detail)), ("errors", .list(errors)), ("at", .int(at)),
        ("fault", fault.piped),
      ]
    )
  }

  init(piped json: JSONValue) throws {
    guard let fault = try RefusalFault(json, "fault") else { throw CaseError("no `fault`") }
    self.init(
      status: try json.whole("status"),
      code: json["code"]?.string,
      title: json["title"]?.string,
      detail: json["detail"]?.string,
      errors: try json.pipedList("errors"),
      at: try json.needWhole("at"),
      fault: fault
    )
  }
}
