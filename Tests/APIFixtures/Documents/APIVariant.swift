/// One way to write a value, and what must come of it.
struct APIVariant: Sendable {
  /// What is odd about it.
  var name: String
  /// The value as JSON, or what somebody takes for JSON.
  var json: String
  /// What must come of it, as a whole document.
  var outcome: APIOutcome

  init(_ name: String, _ json: String, _ outcome: APIOutcome) {
    self.name = name
    self.json = json
    self.outcome = outcome
  }

  /// A value that is named by its own text.
  init(_ json: String, _ outcome: APIOutcome) {
    self.init(json, json, outcome)
  }

  /// A value of another type than the one that is read.
  static func wrong(_ json: String) -> APIVariant {
    APIVariant(json, .refused(code: "wrongType"))
  }
}
