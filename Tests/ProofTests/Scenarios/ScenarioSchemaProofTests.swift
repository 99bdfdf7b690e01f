import Diagnostics
import Documents
import Foundation
import JSONText
import Outputs
import ScenarioKit
import Scenarios
import TestSupport
import Testing

/// The shared scenarios judged by PyPI's `jsonschema`, beside this project's own judge.
@Suite("Schemas of scenarios")
struct ScenarioSchemaProofTests {
  /// A document, the schema it is held to, and whether it is right by our own judge.
  private struct Judged {
    let schema: String
    let document: JSONValue
    let isRight: Bool
  }

  @Test("another validator judges every suite and hundreds of damaged ones as we do")
  func sameVerdict() throws {
    guard Tool.areHere([.python3, .jsonSchema]) else { return }
    let project = ScenarioProject(try Self.files())
    var judged: [Judged] = []
    var random = SeededGenerator(seed: 20)
    for suite in project.suites {
      let whole = JSONValue(suite.suite.document)
      judged.append(try Self.judged(whole, suite))
      if suite.suite.cases.isEmpty { continue }
      for _ in 0..<80 {
        judged.append(try Self.judged(Self.damaged(whole, using: &random), suite))
      }
    }
    #expect(judged.filter { $0.isRight }.count > 40)
    #expect(judged.filter { !$0.isRight }.count > 200)

    let verdicts = try Self.verdicts(of: judged, project)
    #expect(verdicts.count == judged.count)
    for (verdict, own) in zip(verdicts, judged) where (verdict == "right") != own.isRight {
      Issue.record("jsonschema: \(verdict): \(String(decoding: own.document.json, as: UTF8.self))")
    }
  }

  private static func judged(_ document: JSONValue, _ suite: SuiteWithSchema) throws -> Judged {
    let file = SourceFile(path: "document.json", bytes: document.json)
    let root = try #require(JSONReader.read(file).root)
    let faults = SchemaJudge(suite.library).faults(of: root, by: suite.schema.root)
    return Judged(schema: suite.schema.name, document: document, isRight: faults.isEmpty)
  }

  /// A suite of three of its cases, with one or two things changed in a case or elsewhere.
  private static func damaged(
    _ whole: JSONValue,
    using random: inout SeededGenerator
  ) -> JSONValue {
    var members = whole.members ?? []
    let isElsewhere = Int.random(in: 0..<8, using: &random) == 0
    for index in members.indices where members[index].key == "cases" {
      let cases = members[index].value.items ?? []
      var chosen = (0..<3).compactMap { _ in cases.randomElement(using: &random) }
      if !isElsewhere { chosen[0] = chosen[0].damaged(using: &random) }
      members[index].value = .array(chosen)
    }
    let small = JSONValue.object(members)
    let damaged = isElsewhere ? small.damaged(using: &random) : small
    // A key that is written twice by now is no matter of schemas.
    let file = SourceFile(path: "document.json", bytes: damaged.json)
    return JSONReader.read(file).diagnostics.isEmpty ? damaged : small
  }

  private static func verdicts(of judged: [Judged], _ project: ScenarioProject) throws -> [String] {
    let folder = try TemporaryFolder("schemas")
    for file in try files().schemas {
      try folder.write(file.path, file.bytes)
    }
    for file in project.partialSchemas(in: "spec/mobile").map({ $0() }) {
      try folder.write(file.path.string, file.bytes)
    }
    let lines = judged.flatMap { judged in
      let line: JSONValue = ["schema": .string(judged.schema), "document": judged.document]
      return line.json + [UInt8(ascii: "\n")]
    }
    let result = try Program.run(
      [
        Tool.python3.path ?? "python3",
        Checkout.proofs.appending(path: "Scenarios/judge.py").path,
        folder.url.appending(path: "spec/mobile/schema").path,
      ],
      input: folder.write("lines", lines),
      in: folder,
      environment: ["PYTHONPATH": Tool.jsonSchema.path ?? ""]
    )
    #expect(result.status == 0, "\(result.errors)")
    return result.output.split(separator: "\n").map(String.init)
  }

  /// The scenarios of this repository.
  private static func files() throws -> ScenarioFiles {
    func read(_ folder: String, _ ending: String) throws -> [SourceFile] {
      let url = Checkout.root.appending(path: folder)
      return try FileManager.default.contentsOfDirectory(atPath: url.path)
        .filter { $0.hasSuffix(ending) }.sorted()
        .map { name in
          let data = try Data(contentsOf: url.appending(path: name))
          return SourceFile(path: "\(folder)/\(name)", bytes: Array(data))
        }
    }
    return ScenarioFiles(
      folder: "spec/mobile",
      suites: try read("spec/mobile", ScenarioFiles.suiteEnding),
      schemas: try read("spec/mobile/schema", ".json")
    )
  }
}
