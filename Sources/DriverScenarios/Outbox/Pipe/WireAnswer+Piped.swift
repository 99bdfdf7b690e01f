internal import DriverModels
internal import DriverRules
internal import ScenarioKit

extension WireAnswer: PipedValue {
  var piped: JSONValue {
    let headers = headers.map { header -> JSONValue in
      ["name": .string(header.name), "value": .string(header.value)]
    }
    return ["status": .whole(status), "headers": .array(headers), "body": .bytes(body)]
  }

  init(piped json: JSONValue) throws {
    self.init(
      status: try json.needWhole("status"),
      headers: try json.list("headers").map {
        WireHeader(try $0.text("name"), try $0.text("value"))
      },
      body: try json.bytes("body") ?? []
    )
  }
}
