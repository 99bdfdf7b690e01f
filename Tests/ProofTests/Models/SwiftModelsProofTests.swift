import APIFixtures
import APIModels
import Foundation
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
    var differences: [String] = []
    for (line, document) in zip(lines, documents) {
      let answer = try JSONDecoder().decode(ModelAnswer.self, from: Data(line.utf8))
      if let difference = answer.difference(from: document) { differences.append(difference) }
    }
    #expect(documents.count > 1_000)
    #expect(differences.count == 0, "\(differences.prefix(20).joined(separator: "\n"))")
  }
}
