import Foundation
import TestSupport

/// What the web prints, by Node.
struct Reference {
  /// The versions of Node's CLDR and ICU.
  let versions: String
  /// The answers, one for each set of values, each as JSON: a string, or a rich message's runs.
  let answers: [String]

  /// Asks the questions of a file, as `format.mjs` describes them.
  init(_ questions: URL, in folder: TemporaryFolder) throws {
    let script = Checkout.proofs.appending(path: "reference/format.mjs").path
    let lines = try Program.succeed(
      [Tool.node.path ?? "", script],
      input: questions,
      in: folder
    ).output.split(separator: "\n").map(String.init)
    versions = lines.first ?? ""
    answers = Array(lines.dropFirst())
  }
}
