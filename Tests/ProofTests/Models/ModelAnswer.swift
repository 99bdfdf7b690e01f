import APIFixtures
import Foundation

/// What a program said of a document.
struct ModelAnswer: Decodable {
  var schema: String
  var document: String
  var verdict: String
  var path: String?
  var bytes: String?
  var value: String?
  var again: Bool?
  var violations: [String]?

  /// What is not as it must be; nil if all is.
  func difference(from document: APIDocument) -> String? {
    let problem: String?
    switch document.outcome {
    case .refused(let code, let path):
      let said = verdict == "ok" ? "read \(bytes ?? "")" : "\(verdict) \(self.path ?? "")"
      problem = said == "\(code) \(path)" ? nil : "\(said), not \(code) \(path)"
    case .read(let written, let shown, let violations):
      if verdict != "ok" {
        problem = "\(verdict) \(path ?? "")"
      } else if !(bytes ?? "").utf8.contains(written.utf8) {
        problem = "wrote \(bytes ?? ""), not \(written)"
      } else if !(value ?? "").hasPrefix(shown) {
        problem = "is \(value ?? ""), not \(shown)"
      } else if self.violations != violations {
        problem = "breaks \(self.violations ?? []), not \(violations)"
      } else {
        problem = again == true ? nil : "is another when read again"
      }
    }
    return problem.map { "\(schema): \(self.document): \($0)" }
  }
}
