import Foundation
import TestSupport

/// A schema that documents are held to.
enum Schema: String {
  case report = "schemas/report.json"
  case sarif = "Tests/ProofTests/Reports/sarif-2.1.0.json"
  case workflowCommands = "Tests/ProofTests/Reports/workflow-commands.json"

  /// What in a document is not as the schema has it, a line each; empty if nothing is.
  func faults(in document: some Collection<UInt8>) throws -> String {
    let folder = try TemporaryFolder("schema")
    let result = try Program.run(
      [
        Tool.python3.path ?? "python3",
        Checkout.proofs.appending(path: "Reports/validate.py").path,
        Checkout.root.appending(path: rawValue).path,
      ],
      input: folder.write("document.json", document),
      in: folder,
      environment: ["PYTHONPATH": Tool.jsonSchema.path ?? ""]
    )
    return result.status == 0 ? "" : result.output + result.errors
  }

  /// The lines of GitHub's workflow commands, as the document that their schema describes.
  func faults(inCommands lines: [String]) throws -> String {
    try faults(in: JSONEncoder().encode(lines))
  }
}
