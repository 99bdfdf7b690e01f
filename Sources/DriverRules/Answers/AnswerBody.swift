internal import DriverModels

/// The body of an answer as any JSON value, where more is judged than one model holds.
struct AnswerBody: WireModel {
  let value: WireJSON

  /// The body of an answer; nil if it is not JSON.
  init?(of answer: WireAnswer) {
    guard let body = try? AnswerBody(json: answer.body) else { return nil }
    self = body
  }

  init(wire: WireJSON) {
    value = wire
  }

  func write(to json: inout WireWriter) {
    value.write(to: &json)
  }

  func check(_ check: inout WireCheck) {}

  /// The value of a member, where this is an object that has it.
  subscript(name: String) -> WireJSON? {
    if case .object(let members) = value { members[name] } else { nil }
  }

  /// The text of a member, where it has one.
  func text(_ name: String) -> String? {
    if case .text(let text) = self[name] { text } else { nil }
  }
}
