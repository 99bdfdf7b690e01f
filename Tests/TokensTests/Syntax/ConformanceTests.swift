import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Tokens

@Suite("css-parsing-tests")
struct ConformanceTests {
  @Test(
    "a file of syntax tests, exactly",
    arguments: [
      "component_value_list", "one_component_value", "declaration_list", "blocks_contents",
      "one_declaration", "one_rule", "rule_list", "stylesheet",
    ]
  )
  func syntax(name: String) throws {
    let files = try TestData.files(in: "conformance/css-parsing-tests")
    guard let file = files.first(where: { $0.path == "\(name).json" }) else { return }
    let items = try JSONDecoder().decode([Shape].self, from: Data(file.bytes))
    for index in stride(from: 0, to: items.count, by: 2) {
      guard case .text(let input) = items[index] else { continue }
      // The standard has no such token any more.
      if items[index + 1].holds("unicode-range") { continue }
      let actual = read(input, as: name)
      #expect(actual == items[index + 1], "\(name): \(items[index])")
    }
  }

  @Test("files in UTF-8 and files damaged in it, exactly; other encodings are not read")
  func bytes() throws {
    let files = try TestData.files(in: "conformance/css-parsing-tests")
    guard let file = files.first(where: { $0.path == "stylesheet_bytes.json" }) else { return }
    let cases = try #require(
      try JSONSerialization.jsonObject(with: Data(file.bytes)) as? [Any]
    )
    let expected = try JSONDecoder().decode([Skipped].self, from: Data(file.bytes))
    var read = 0
    for index in stride(from: 0, to: cases.count, by: 2) {
      let input = try #require(cases[index] as? [String: Any])
      guard case .list(let result) = expected[index + 1].shape, result[1] == Shape("utf-8") else {
        continue
      }
      let text = try #require(input["css_bytes"] as? String)
      let bytes = text.unicodeScalars.map { UInt8($0.value) }
      let writer = ShapeWriter(bytes)
      let rules = RuleReader(writer.lexemes, .stylesheet)
      #expect(Shape.list(writer.shapes(rules)) == result[0], "\(text)")
      read += 1
    }
    #expect(read == 15)
  }

  /// A pair's result, or its input, which is an object and not compared.
  private struct Skipped: Decodable {
    let shape: Shape?

    init(from decoder: any Decoder) throws {
      shape = try? Shape(from: decoder)
    }
  }

  private func read(_ input: [UInt8], as name: String) -> Shape {
    let writer = ShapeWriter(input)
    switch name {
    case "component_value_list": return .list(writer.shapes(writer.values))
    case "one_component_value":
      let values = writer.values.withoutWhitespace
      guard values.count < 2 else { return .error("extra-input") }
      return writer.shapes(values).first ?? .error("empty")
    case "declaration_list":
      return .list(writer.shapes(RuleReader(writer.lexemes, .declarations)))
    case "blocks_contents":
      return .list(writer.shapes(RuleReader(writer.lexemes, .block)))
    case "one_declaration":
      if writer.values.trimmed.isEmpty { return .error("empty") }
      let declaration = RuleReader.declaration(of: writer.lexemes)
      return declaration.map(writer.shape) ?? .error("invalid")
    case "one_rule":
      let items = writer.shapes(RuleReader(writer.lexemes, .rules))
      guard items.count < 2 else { return .error("extra-input") }
      return items.first ?? .error("empty")
    default:
      let items = RuleReader(writer.lexemes, name == "stylesheet" ? .stylesheet : .rules)
      return .list(writer.shapes(items))
    }
  }
}
