internal import DriverRules
internal import ScenarioKit

extension OutboxSettings: PipedValue {
  var piped: JSONValue {
    ["server": .string(server.text), "compactionSize": .whole(compactionSize)]
  }

  init(piped json: JSONValue) throws {
    self.init(
      server: ServerOrigin(of: try json.text("server")),
      compactionSize: try json.needWhole("compactionSize")
    )
  }
}
