import APIFixtures
import Diagnostics
import TestSupport
import Testing

/// Descriptions that nobody should write, and somebody will.
@Suite("Hostile descriptions")
struct HostileTests {
  private static let head = "openapi: 3.1.0\ninfo: {title: A, version: '1'}\npaths: {}\n"

  private func read(_ text: String) -> APIFixture {
    APIFixture(SourceFile(path: "api.yaml", bytes: Array(text.utf8)))
  }

  @Test("damage never stops the reader, and every problem stands in the file", arguments: 0..<200)
  func damage(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    for whole in [
      try APIFixture.source(APIFixture.driverPath), try APIFixture.source(APIFixture.libraryPath),
    ] {
      let file = Damage.damaged(whole, using: &random)
      let fixture = APIFixture(file)
      #expect(fixture.model == nil || fixture.diagnostics.isEmpty)
      for problem in fixture.diagnostics {
        for place in [problem.place].compactMap(\.self) + problem.related.map(\.place) {
          let span = place.span ?? Span(0, 0)
          #expect(0 <= span.start && span.start <= span.end && span.end <= file.bytes.count)
        }
      }
    }
  }

  @Test("a chain of 5,000 schemas that closes to a loop is one problem")
  func chain() {
    var text = Self.head + "components:\n  schemas:\n"
    for index in 0..<5_000 {
      let next = (index + 1) % 5_000
      text += "    S\(index): {type: object, required: [next],"
      text +=
        " properties: {next: {$ref: '#/components/schemas/S\(next)'}}, examples: [{next: {}}]}\n"
    }
    let found = read(text).diagnostics
    let loops = found.filter { $0.id == "models/reference-loop" }
    #expect(
      loops.map(\.message) == [
        "`S0`, `S1`, `S2`, `S3` and 4996 more hold one another, so no value has an end"
      ]
    )
  }

  @Test("5,000 unknown references are told without comparing each with every name")
  func unknown() {
    var text = Self.head + "components:\n  schemas:\n"
    for index in 0..<5_000 {
      text += "    S\(index): {type: object,"
      text += " properties: {a: {$ref: '#/components/schemas/T\(index)'}}, examples: [{a: 1}]}\n"
    }
    let found = read(text).diagnostics
    #expect(found.count == 5_000)
    #expect(found.allSatisfy { $0.id == "models/unknown-reference" })
  }

  @Test("aliases of aliases are told, and stop at a bound")
  func aliases() {
    var text = Self.head + "a0: &a0 [1, 2]\n"
    for index in 1..<40 {
      text += "a\(index): &a\(index) [*a\(index - 1), *a\(index - 1)]\n"
    }
    let ids = Set(read(text).diagnostics.map(\.id))
    #expect(ids.contains("yaml/alias-expansion"))
  }

  @Test("every mistake of a file is told in one run")
  func all() {
    let source = MarkedSource(
      """
      openapi: 3.1.0
      info: {title: A, version: ⟦1⟧}
      paths:
        /items:
          get:
            operationId: ⟦Find⟧
            responses: {⟦204⟧: {description: Done.}}
      components:
        schemas:
          ⟦item⟧: {type: string, ⟦nullable⟧: true, examples: [a]}
          Size: {type: string, enum: [a, ⟦A⟧], examples: [a]}
      """,
      path: "api.yaml"
    )
    let found = Report(APIFixture(source.file).diagnostics, sources: []).diagnostics
    #expect(found.compactMap(\.place?.span) == source.spans)
  }
}
