import APIFixtures
import APIModels
import Emitters
import Foundation
import Outputs
import TestSupport
import Testing

@Suite("Models in Swift, as the compiler takes them")
struct SwiftModelsProofTests {
  @Test(
    "every document is read, judged and written as the design says",
    arguments: [APIFixture.driverPath, APIFixture.libraryPath]
  )
  func documents(path: String) throws {
    guard Tool.areHere([.swiftc]) else { return }
    let model = try #require(APIFixture(try APIFixture.source(path)).model)
    let documents = APIDocuments.of(model)
    let program = try SwiftModelsProgram(model, in: TemporaryFolder("models"))
    let lines = try program.said(of: documents).split(separator: "\n")
    #expect(lines.count == documents.count)
    let differences = try ModelAnswer.differences(lines, documents)
    #expect(documents.count > 1_000)
    #expect(differences.count == 0, "\(differences.prefix(20).joined(separator: "\n"))")
  }

  @Test("names that mean something else in Swift are names all the same")
  func names() throws {
    guard Tool.areHere([.swiftc]) else { return }
    let folder = try TemporaryFolder("nasty-models")
    #expect(try SwiftModelsProgram.problems(NastyModel.model(), in: folder) == "")
  }

  @Test("the formatter has nothing to say to any of it")
  func format() throws {
    guard Tool.areHere([.swiftc]) else { return }
    for model in [try NastyModel.model(), try #require(try APIFixture.library().model)] {
      let folder = try TemporaryFolder("formatted-models")
      let files = SwiftModels(model, settings: SwiftModelSettings(output: "ios")).files
      for file in files { try folder.write(file.path.string, file.bytes) }
      let swift = URL(filePath: Tool.swiftc.path ?? "").deletingLastPathComponent()
        .appending(path: "swift")
      let configuration = Checkout.root.appending(path: ".swift-format").path
      let words = ["format", "lint", "--strict", "--configuration", configuration, "-r", "ios"]
      let problems = try Program.run([swift.path] + words, in: folder).errors
      #expect(problems == "")
    }
  }
}
