internal import DriverRules
internal import ScenarioKit

extension RequestLimits: PipedValue {
  var piped: JSONValue {
    .piped(
      nil,
      [("connect", .int(connect)), ("answer", .whole(answer)), ("stall", .whole(stall))]
    )
  }

  init(piped json: JSONValue) throws {
    self.init(
      connect: try json.needWhole("connect"),
      answer: try json.whole("answer"),
      stall: try json.whole("stall")
    )
  }
}
