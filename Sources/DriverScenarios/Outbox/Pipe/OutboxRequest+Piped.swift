internal import DriverModels
internal import DriverRules
internal import ScenarioKit

extension OutboxRequest: PipedValue {
  var piped: JSONValue {
    [
      "number": .whole(number), "key": .string(key.rawValue),
      "business": .string(business.rawValue), "token": .string(token.rawValue),
      "method": .string(method), "path": .string(path), "content": content.piped,
      "sentAt": .int(sentAt), "limits": limits.piped,
    ]
  }

  init(piped json: JSONValue) throws {
    self.init(
      number: try json.needWhole("number"),
      key: IdempotencyKey(try json.text("key")),
      business: BusinessId(try json.text("business")),
      token: SessionToken(try json.text("token")),
      method: try json.text("method"),
      path: try json.text("path"),
      content: try json.piped("content"),
      sentAt: try json.needWhole("sentAt"),
      limits: try json.piped("limits")
    )
  }
}
