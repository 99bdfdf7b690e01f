import APIFixtures
import APIModels
import Foundation
import TestSupport
import Testing

@Suite("Models in Kotlin, as the compiler takes them", .serialized)
struct KotlinModelsProofTests {
  @Test(
    "every document is read, judged and written as the design says, and line by line as in Swift",
    arguments: [APIFixture.driverPath, APIFixture.libraryPath]
  )
  func documents(path: String) throws {
    guard Tool.areHere(Tool.kotlin + [.swiftc]) else { return }
    let model = try #require(APIFixture(try APIFixture.source(path)).model)
    let documents = APIDocuments.of(model)
    let program = try KotlinModelsProgram(model, in: TemporaryFolder("kotlin-models"))
    try #require(program.problems == "")
    let lines = try program.said(of: documents).split(separator: "\n")
    #expect(lines.count == documents.count)
    let differences = try ModelAnswer.differences(lines, documents)
    #expect(differences.count == 0, "\(differences.prefix(20).joined(separator: "\n"))")

    let swift = try SwiftModelsProgram(model, in: TemporaryFolder("models")).said(of: documents)
      .split(separator: "\n")
    let others = zip(lines, swift).filter { $0 != $1 }.map { "Kotlin \($0)\nSwift  \($1)" }
    #expect(others.count == 0, "\(others.prefix(20).joined(separator: "\n"))")
  }

  @Test("requests and answers are what `calls/expected.txt` says, as Swift's tests have them")
  func calls() throws {
    guard Tool.areHere(Tool.kotlin) else { return }
    let model = try #require(try APIFixture.driver().model)
    let program = try KotlinModelsProgram(model, calls: true, in: TemporaryFolder("kotlin-calls"))
    try #require(program.problems == "")
    let expected = Checkout.proofs.appending(path: "Models/calls/expected.txt")
    #expect(try program.saidOfCalls() == String(contentsOf: expected, encoding: .utf8))
  }

  @Test("names that mean something else are names all the same")
  func names() throws {
    guard Tool.areHere(Tool.kotlin) else { return }
    let folder = try TemporaryFolder("kotlin-names")
    #expect(try KotlinModelsProgram.problems(NastyModel.model(), in: folder) == "")
  }
}
