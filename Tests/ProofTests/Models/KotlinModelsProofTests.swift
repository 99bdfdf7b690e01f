import APIFixtures
import APIModels
import Foundation
import TestSupport
import Testing

@Suite("Models in Kotlin, as the compiler takes them", .serialized)
struct KotlinModelsProofTests {
  // Compiling the driver's models takes long: once for both.
  @Test("the driver's documents, requests and answers are as designed, line by line as in Swift")
  func driver() throws {
    guard Tool.areHere(Tool.kotlin + [.swiftc]) else { return }
    let model = try #require(try APIFixture.driver().model)
    let program = try KotlinModelsProgram(model, calls: true, in: TemporaryFolder("kotlin-driver"))
    try #require(program.problems == "")
    try expectSameDocuments(program, of: model)
    let expected = Checkout.proofs.appending(path: "Models/calls/expected.txt")
    #expect(try program.saidOfCalls() == String(contentsOf: expected, encoding: .utf8))
  }

  @Test("so are the documents of an API with every shape there is")
  func library() throws {
    guard Tool.areHere(Tool.kotlin + [.swiftc]) else { return }
    let model = try #require(APIFixture(try APIFixture.source(APIFixture.libraryPath)).model)
    let program = try KotlinModelsProgram(model, in: TemporaryFolder("kotlin-library"))
    try #require(program.problems == "")
    try expectSameDocuments(program, of: model)
  }

  /// Every document is read, judged and written as the design says, and line by line as in Swift.
  private func expectSameDocuments(_ program: KotlinModelsProgram, of model: APIModel) throws {
    let documents = APIDocuments.of(model)
    let lines = try program.said(of: documents).split(separator: "\n")
    #expect(lines.count == documents.count)
    let differences = try ModelAnswer.differences(lines, documents)
    #expect(differences.count == 0, "\(differences.prefix(20).joined(separator: "\n"))")

    let swift = try SwiftModelsProgram(model, in: TemporaryFolder("models")).said(of: documents)
      .split(separator: "\n")
    let others = zip(lines, swift).filter { $0 != $1 }.map { "Kotlin \($0)\nSwift  \($1)" }
    #expect(others.count == 0, "\(others.prefix(20).joined(separator: "\n"))")
  }

  @Test("names that mean something else are names all the same")
  func names() throws {
    guard Tool.areHere(Tool.kotlin) else { return }
    let folder = try TemporaryFolder("kotlin-names")
    #expect(try KotlinModelsProgram.problems(NastyModel.model(), in: folder) == "")
  }
}
