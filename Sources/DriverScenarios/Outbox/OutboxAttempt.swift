internal import DriverModels
internal import DriverRules
internal import ScenarioKit

/// One request, with what is known of the write that it carries.
struct OutboxAttempt {
  let request: OutboxRequest
  /// What was recorded.
  let write: OutboxWrite
  /// Whether it carries the bytes of the attempt before; nil where it is the first.
  let hasSameBytes: Bool?

  /// As the suite's schema has it.
  var json: JSONValue {
    let limits = request.limits
    let shown: JSONValue = [
      "key": .string(request.key.rawValue),
      "method": .string(request.method),
      "path": .string(request.path),
      "business": .string(request.business.rawValue),
      "person": .string(write.person.rawValue),
      "token": .string(request.token.rawValue),
      "contentType": .string(request.contentType),
      "sentAt": .string(OutboxShown.text(request.sentAt)),
      "occurredAt": .string(OutboxShown.text(write.occurredAt)),
      "limits": JSONValue.object([JSONMember("connect", OutboxShown.seconds(limits.connect))])
        .with("answer", limits.answer.map(OutboxShown.seconds))
        .with("stall", limits.stall.map(OutboxShown.seconds)),
    ]
    return shown.with("replaces", replaced.map(JSONValue.string))
      .with("sameBytes", hasSameBytes.map(JSONValue.bool))
  }

  /// The id of the version that the body says it corrects.
  private var replaced: String? {
    guard case .json(let bytes) = request.content else { return nil }
    return (try? JSONValue(json: bytes))?["replaces"]?.string
  }
}
