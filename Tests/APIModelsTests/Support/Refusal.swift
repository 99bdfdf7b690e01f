import APIFixtures
import Diagnostics
import TestSupport
import Testing

/// A mistake in a description, marked, with what is said about it.
struct Refusal: CustomTestStringConvertible, Sendable {
  let source: MarkedSource
  let id: String
  let message: String
  let help: String?

  var testDescription: String { message }

  /// A whole description.
  init(_ file: String, _ id: String, _ message: String, _ help: String? = nil) {
    source = MarkedSource(file, path: "api.yaml")
    self.id = id
    self.message = message
    self.help = help
  }

  /// A description of some schemas and nothing else.
  static func schemas(
    _ schemas: String,
    _ id: String,
    _ message: String,
    _ help: String? = nil
  ) -> Refusal {
    let indented = schemas.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
    return Refusal(head + "paths: {}\ncomponents:\n  schemas:\n" + indented, id, message, help)
  }

  /// A description of some paths, with schemas and a scheme to refer to.
  static func paths(
    _ paths: String,
    _ id: String,
    _ message: String,
    _ help: String? = nil
  ) -> Refusal {
    let indented = paths.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
    return Refusal(head + "paths:\n" + indented + "\n" + components, id, message, help)
  }

  /// Holds the mistake to being told once, at its mark, in these words, and nothing else.
  ///
  /// - Parameter reads: whether the mistake is YAML's, and the description is good without it.
  func verify(reads: Bool = false) {
    let found = APIFixture(source.file)
    #expect((found.model != nil) == reads)
    #expect(
      found.diagnostics.map { "\($0.id): \($0.message)\n\($0.help ?? "")" }
        == ["\(id): \(message)\n\(help ?? "")"]
    )
    #expect(found.diagnostics.map(\.place?.span) == source.spans)
  }

  private static let head = "openapi: 3.1.0\ninfo: {title: Shop, version: '1'}\n"
  private static let components = """
    tags: [{name: all}]
    components:
      securitySchemes:
        token: {type: http, scheme: bearer}
      parameters:
        Shop: {name: shop, in: path, required: true, schema: {type: string}, example: s1}
      headers:
        Mark: {schema: {type: string}, example: m}
      responses:
        Gone: {description: It is gone.}
      schemas:
        Item:
          type: object
          properties: {id: {type: string}}
          examples: [{id: a}]
        Size: {type: string, enum: [small, large], examples: [small]}
    """
}
