import Foundation
import TestSupport
import Testing

@Suite("Android's outputs, by aapt2, Kotlin and the JVM", .serialized)
struct AndroidProofTests {
  @Test(
    "no resource is dropped, nothing is warned of, and the driver reads what the web prints",
    arguments: try ProofCatalogue.all()
  )
  func proof(catalogue: ProofCatalogue) throws {
    guard Tool.areHere(Tool.android + Tool.kotlin + [.node]) else { return }
    #expect(catalogue.errors.isEmpty)
    let folder = try TemporaryFolder(catalogue.name)
    let app = try AndroidApp(
      catalogue.plan,
      GeneratedFiles.android(catalogue.plan),
      hasCompose: catalogue.name == "words",
      in: folder
    )
    #expect(app.package.messages.isEmpty)
    try #require(app.problems.isEmpty)
    let newer = try PlatformUse.beyond(level: 26, classes: app.accessorClasses, in: folder)
    #expect(newer == [])

    let compiled = try app.package.entries().map {
      ResourceFiles.Name(name: $0.name, language: $0.language, quantity: $0.quantity)
    }
    let written = try ResourceFiles(below: folder.path("res")).names
    #expect(Set(written).symmetricDifference(compiled).isEmpty)
    #expect(written.count == compiled.count)
    let constants = try app.package.constantNames()
    #expect(constants == Set(written.map(\.name)).sorted())

    let proof = try Proof(catalogue, in: folder)
    var answers = try app.answers(to: proof.file)
    let version = answers.removeFirst()
    try Comparison(
      "\(catalogue.name)-android",
      proof.questions,
      web: proof.web,
      app: answers,
      appVersion: version
    ).holdToList()
  }
}
