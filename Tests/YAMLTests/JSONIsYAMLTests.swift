import Diagnostics
import Documents
import JSONText
import TestSupport
import Testing
import YAML

@Suite("JSON is YAML")
struct JSONIsYAMLTests {
  /// A random tree; its spans are all alike.
  private func tree(_ depth: Int, _ random: inout SeededGenerator) -> DocumentNode {
    let isLeaf = depth == 0
    let value: DocumentNode.Value =
      switch Int.random(in: isLeaf ? 0...3 : 0...5, using: &random) {
      case 0: .null
      case 1: .bool(Bool.random(using: &random))
      case 2: .number(["0", "-1", "1.50", "1e9", "-0.5E-3"].randomElement(using: &random) ?? "0")
      case 3: .string(text(&random))
      case 4:
        .array((0..<Int.random(in: 0...4, using: &random)).map { _ in tree(depth - 1, &random) })
      default:
        .object(
          (0..<Int.random(in: 0...4, using: &random)).map { _ in
            DocumentNode.Member(key: text(&random), value: tree(depth - 1, &random))
          }
        )
      }
    return DocumentNode(value, Span(0, 0))
  }

  /// A random text of what both formats allow as it is: libyaml refuses U+007F and what Unicode
  /// does not assign, and reads U+0085, U+2028 and U+2029 as YAML 1.1 did.
  private func text(_ random: inout SeededGenerator) -> DocumentText {
    let pieces = [
      "a", "no", "true", "1", "~", " ", "  ", "\n", "\t", "\"", "\\", "'", "é", "🚚", ": ", " #",
      "- ",
      "{", "}", "[", "]", ",", "&a", "*a", "!", "|", ">", "%", "@", "\u{8}", "\u{1F}", "\0", "/",
      "\r",
      "\u{A0}", "<<",
    ]
    let count = Int.random(in: 0...6, using: &random)
    let string = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    return plain(Text(string))
  }

  private func plain(_ text: Text) -> DocumentText {
    DocumentText(text: Text(Array(text.bytes)[...]), span: Span(0, 0), notation: .folded)
  }

  /// The tree with all spans alike.
  private func withoutPlaces(_ node: DocumentNode) -> DocumentNode {
    let value: DocumentNode.Value =
      switch node.value {
      case .null, .bool, .number: node.value
      case .string(let text): .string(plain(text.text))
      case .array(let elements): .array(elements.map(withoutPlaces))
      case .object(let members):
        .object(
          members.map { .init(key: plain($0.key.text), value: withoutPlaces($0.value)) }
        )
      }
    return DocumentNode(value, Span(0, 0))
  }

  @Test("a random tree, printed as JSON, is read alike as JSON and as YAML", arguments: 0..<50)
  func property(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<10 {
      let tree = tree(5, &random)
      var bytes: [UInt8] = []
      JSONWriter.append(tree, to: &bytes)
      let file = SourceFile(path: "tree", bytes: bytes)
      let json = JSONReader.read(file)
      let yaml = YAMLReader.read(file)
      let jsonRoot = try #require(json.root)
      let yamlRoot = try #require(yaml.root, "\(yaml.diagnostics)")
      #expect(withoutPlaces(jsonRoot) == tree)
      #expect(withoutPlaces(yamlRoot) == tree)
      #expect(TreeShape.faults(of: json, in: file) == [])
      #expect(TreeShape.faults(of: yaml, in: file) == [])
      #expect(json.fileProblems == [])
      #expect(yaml.fileProblems == [])
    }
  }

  @Test("in JSON-like YAML the places are those of JSON")
  func places() {
    let file = MarkedSource(#"{"é": "a\n🚚", "b": [1, "x"], "c": {"d": "\u00e9"}}"#).file
    #expect(YAMLReader.read(file).root == JSONReader.read(file).root)
  }
}
