import Foundation
import TestSupport

/// A catalogue's questions and what the web answers, asked once for both platforms.
struct Proof {
  let questions: [Question]
  let file: URL
  let web: Reference

  /// Asks the web.
  init(_ catalogue: ProofCatalogue, in folder: TemporaryFolder) throws {
    questions = Question.all(of: catalogue)
    file = try folder.write(
      "questions.jsonl",
      questions.map(\.json).joined(separator: "\n").utf8
    )
    web = try Reference(file, in: folder)
  }
}
