/// A document for the reader of one of an API's types, and what must come of it.
public struct APIDocument: Sendable {
  /// The schema it is read as.
  public var schema: String
  /// What is odd about it: `title/null`.
  public var name: String
  /// The document.
  public var bytes: [UInt8]
  /// What must come of it.
  public var outcome: APIOutcome

  /// A document of a text.
  init(_ schema: String, _ name: String, _ text: String, _ outcome: APIOutcome) {
    self.init(schema, name, Array(text.utf8), outcome)
  }

  /// A document of bytes.
  init(_ schema: String, _ name: String, _ bytes: [UInt8], _ outcome: APIOutcome) {
    self.schema = schema
    self.name = name
    self.bytes = bytes
    self.outcome = outcome
  }
}
