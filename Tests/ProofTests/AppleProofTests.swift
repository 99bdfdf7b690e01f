import Foundation
import TestSupport
import Testing

@Suite("Apple's outputs, by Swift and the catalog's interpreter", .serialized)
struct AppleProofTests {
  @Test(
    "nothing is warned of, and the driver reads what the web prints",
    arguments: try ProofCatalogue.all()
  )
  func proof(catalogue: ProofCatalogue) throws {
    guard Tool.areHere([.node, .swiftc]) else { return }
    #expect(catalogue.errors.isEmpty)
    let folder = try TemporaryFolder(catalogue.name)
    let app = try AppleApp(catalogue.plan, GeneratedFiles.apple(catalogue.plan), in: folder)
    try #require(app.problems.isEmpty)

    let proof = try Proof(catalogue, in: folder)
    let answers = try app.answers(to: proof.file)
    let elsewhere = try app.answers(
      to: proof.file,
      machineLanguage: "ar_EG.UTF-8",
      machineZone: "Pacific/Apia"
    )
    #expect(answers == elsewhere)
    try Comparison(
      "\(catalogue.name)-ios",
      proof.questions,
      web: proof.web,
      app: answers,
      appVersion: AppleApp.version(in: folder)
    ).holdToList()
  }
}
