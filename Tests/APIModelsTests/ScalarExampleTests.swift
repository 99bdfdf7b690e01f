import APIFixtures
import Diagnostics
import Testing

@Suite("Scalars in examples")
struct ScalarExampleTests {
  /// What is said about an example of a type.
  private func problems(_ type: String, _ example: String) -> [String] {
    let source = """
      openapi: 3.1.0
      info: {title: A, version: '1'}
      paths: {}
      components:
        schemas:
          Item: {\(type), examples: [\(example)]}
      """
    return APIFixture(SourceFile(path: "api.yaml", bytes: Array(source.utf8))).diagnostics.map(\.id)
  }

  @Test(
    "a whole number may be written in any way that is whole and fits",
    arguments: [
      ("0", true), ("-0", true), ("3.0", true), ("30e-1", true), ("1e3", true), ("1.5e1", true),
      ("9223372036854775807", true), ("-9223372036854775808", true), ("0e999999999999", true),
      ("9223372036854775808", false), ("1.5", false), ("1e19", false), ("1e-1", false),
      ("1e999999999999", false), ("'3'", false), ("true", false),
    ]
  )
  func integers(example: String, isValid: Bool) {
    let found = problems("type: integer, format: int64", example)
    #expect(found == (isValid ? [] : ["models/example-type"]))
  }

  @Test(
    "a number is finite and written as JSON writes it",
    arguments: [
      ("0.1", []), ("-1E+2", []), ("1e999", ["models/example-type"]),
      (".5", ["yaml/ambiguous-scalar"]), ("+1", ["yaml/ambiguous-scalar"]),
      ("017", ["yaml/ambiguous-scalar"]),
      ("0x1F", ["yaml/ambiguous-scalar"]),
      (".inf", ["yaml/ambiguous-scalar", "models/example-type"]),
    ]
  )
  func numbers(example: String, ids: [String]) {
    #expect(problems("type: number, format: double", example) == ids)
  }

  @Test(
    "a time is RFC 3339's",
    arguments: [
      ("2026-03-04T09:12:30Z", true), ("2026-03-04T09:12:30.5Z", true),
      ("2026-03-04T09:12:30.123456789+05:45", true), ("2024-02-29T00:00:00Z", true),
      ("2026-02-29T00:00:00Z", false), ("2026-03-04T24:00:00Z", false),
      ("2026-03-04T09:12:60Z", false), ("2026-03-04T09:12Z", false),
      ("2026-03-04 09:12:30Z", false), ("2026-03-04t09:12:30z", false),
      ("2026-03-04T09:12:30", false), ("2026-03-04T09:12:30.Z", false),
      ("2026-03-04T09:12:30+5:00", false), ("2026-03-04", false),
    ]
  )
  func times(example: String, isValid: Bool) {
    let found = problems("type: string, format: date-time", "'\(example)'")
    #expect(found == (isValid ? [] : ["models/example-format"]))
  }
}
