import Diagnostics
import Foundation
import Testing

@testable import Messages

/// One of FormatJS's own cases: a message, the options it is read with, and what FormatJS makes of
/// it.
struct ConformanceCase: CustomTestStringConvertible, Sendable {
  var name: String
  var message: String
  var options: String
  var expected: String

  var testDescription: String { name }

  /// The folder of the cases.
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "../shared/conformance/formatjs-icu")

  /// All cases by name; none where the folder is missing.
  static let all: [ConformanceCase] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".txt") }.sorted().compactMap { name in
      guard let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
      else { return nil }
      let parts = text.components(separatedBy: "\n---\n")
      guard parts.count == 3 else { return nil }
      return ConformanceCase(
        name: name,
        message: parts[0],
        options: parts[1],
        expected: parts[2]
      )
    }
  }()

  /// The option of a name, if the case sets it.
  func option<Value>(_ name: String) throws -> Value? {
    let object = try JSONSerialization.jsonObject(with: Data(options.utf8)) as? [String: Any]
    return object?[name] as? Value
  }
}

@Suite("FormatJS's own cases")
struct FormatJSConformanceTests {
  @Test("there are 116 cases")
  func count() {
    if ConformanceCase.all.isEmpty,
      ProcessInfo.processInfo.environment["BOTTLE_REQUIRE_TOOLS"] == nil
    {
      print("skipped: no cases in \(ConformanceCase.folder.path)")
      return
    }
    #expect(ConformanceCase.all.count == 116)
  }

  @Test("the tree or the error is FormatJS's", arguments: ConformanceCase.all)
  func tree(example: ConformanceCase) throws {
    let actual = try #require(
      try JSONSerialization.jsonObject(with: Data(result(example))) as? NSDictionary
    )
    let expected = try #require(
      try JSONSerialization.jsonObject(with: Data(example.expected.utf8)) as? NSDictionary
    )
    #expect(actual == expected)
  }

  /// FormatJS's result object: the tree and no error, or the error and no tree.
  private func result(_ example: ConformanceCase) throws -> [UInt8] {
    let text = Text(example.message)
    let parserOptions = ParserOptions(
      ignoresTags: try example.option("ignoreTag") ?? false,
      requiresOther: try example.option("requiresOtherClause") ?? false
    )
    let locale: String? = try example.option("locale")
    let printOptions = MessageJSON.Options(
      source: text,
      parsesSkeletons: try example.option("shouldParseSkeletons") ?? false,
      hourCycle: locale.map { $0.hasSuffix("-u-hc-h12") ? .h12 : .h23 }
    )
    switch MessageParser.parse(text, options: parserOptions) {
    case .success(let message):
      return Array(#"{"err":null,"val":"#.utf8) + MessageJSON.print(message, printOptions) + [0x7D]
    case .failure(let error):
      let positions = SourcePositions(text)
      func place(_ offset: Int) -> [String: Int] {
        let position = positions[offset]
        return ["offset": position.offset, "line": position.line, "column": position.column]
      }
      let object: [String: Any] = [
        "val": NSNull(),
        "err": [
          "kind": error.kind.rawValue, "message": example.message,
          "location": ["start": place(error.span.start), "end": place(error.span.end)],
        ],
      ]
      return Array(try JSONSerialization.data(withJSONObject: object))
    }
  }
}
