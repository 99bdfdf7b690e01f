internal import DriverModels
internal import ScenarioKit
internal import StandIn

extension StandInRequest {
  /// The request of a step `ask`.
  init(_ step: JSONValue, at now: Timestamp) throws {
    var headers: [WireHeader] = []
    func add(_ name: String, _ value: String?) {
      if let value { headers.append(WireHeader(name, value)) }
    }
    let key = step["key"]?.string
    let json = step["json"]?.json
    add("Authorization", step["token"]?.string.map { "Bearer " + $0 })
    add("Bottle-Business", step["business"]?.string)
    add("Idempotency-Key", key)
    add("Bottle-Sent-At", step["sentAt"]?.string ?? key.map { _ in now.text })
    add("User-Agent", step["version"]?.string.map { "Bottle/\($0) (iOS)" })
    add("If-None-Match", step["tag"]?.string)
    add("Cookie", step["cookie"]?.string)
    add("Origin", step["origin"]?.string)
    add("Host", step["host"]?.string)
    add("Content-Type", step["type"]?.string ?? json.map { _ in "application/json" })
    self.init(
      method: try step.text("method"),
      target: try step.text("path"),
      headers: headers,
      body: json ?? step["text"]?.string.map { Array($0.utf8) } ?? []
    )
  }
}
