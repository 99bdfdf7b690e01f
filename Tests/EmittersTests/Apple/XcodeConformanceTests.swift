import Diagnostics
import Documents
import Foundation
import JSONText
import TestSupport
import Testing

@testable import Emitters

@Suite("Catalogs that Xcode wrote come out as Xcode wrote them")
struct XcodeConformanceTests {
  static let folder = URL(fileURLWithPath: "../shared/conformance/xcstrings")

  static var names: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".xcstrings") }.sorted()
  }

  @Test("there are catalogs to compare with")
  func exist() {
    #expect(Self.names.count == 12)
  }

  @Test(
    "byte for byte, after every object's members were shuffled",
    arguments: names,
    0..<20 as Range<UInt64>
  )
  func roundTrip(name: String, seed: UInt64) throws {
    let bytes = Array(try Data(contentsOf: Self.folder.appendingPathComponent(name)))
    let root = try #require(JSONReader.read(SourceFile(path: name, bytes: bytes)).root)
    var random = SeededGenerator(seed: seed)
    var writer = XcodeJSONWriter()
    write(shuffled(root, &random), as: nil, to: &writer)
    #expect(
      String(decoding: writer.bytes, as: UTF8.self) == String(decoding: bytes, as: UTF8.self)
    )
  }

  private func shuffled(
    _ node: DocumentNode,
    _ random: inout SeededGenerator
  ) -> DocumentNode {
    guard case .object(let members) = node.value else { return node }
    var shuffledMembers: [DocumentNode.Member] = []
    for member in members.shuffled(using: &random) {
      shuffledMembers.append(.init(key: member.key, value: shuffled(member.value, &random)))
    }
    return DocumentNode(.object(shuffledMembers), node.span)
  }

  private func write(_ node: DocumentNode, as key: Text?, to writer: inout XcodeJSONWriter) {
    switch node.value {
    case .object(let members):
      let sorted = members.sorted { XcodeOrder($0.key.text) < XcodeOrder($1.key.text) }
      let body = { (writer: inout XcodeJSONWriter) in
        for member in sorted { write(member.value, as: member.key.text, to: &writer) }
      }
      if let key { writer.object(key, body) } else { writer.object(body) }
    case .string(let text): writer.string(key ?? "", text.text)
    case .number(let digits): writer.literal(key ?? "", digits.string)
    case .bool(let truth): writer.literal(key ?? "", truth ? "true" : "false")
    case .null, .array: Issue.record("no catalog has \(node.kindName)")
    }
  }
}
