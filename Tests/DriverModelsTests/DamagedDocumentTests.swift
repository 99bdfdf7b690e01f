import Diagnostics
import Documents
import DriverModels
import JSONText
import TestSupport
import Testing

/// Documents that nobody wrote so, and wires deliver.
@Suite("Damaged documents")
struct DamagedDocumentTests {
  private let whole = #"""
    {"title": "The \"round\" is closed", "status": 409, "code": "round-closed", "instance": "/é",
     "errors": [{"pointer": "/lines/0", "code": "tooMany"}, {"pointer": "", "code": "\u00e9\ud83d\ude00"}],
     "more": [1, -0.5e+3, 1E400, true, false, null, {"a": {}, "b": []}]}
    """#

  /// What is wrong with a document as JSON; the rest is about its type.
  private static let noJSON: Set<WireErrorCode> = [
    .byteOrderMark, .duplicateName, .loneSurrogate, .notUTF8, .syntax, .tooDeep,
  ]

  @Test(
    "are JSON exactly when the other reader says so, and read again as they are",
    arguments: 0..<20
  )
  func damage(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let file = SourceFile(path: "problem.json", bytes: Array(whole.utf8))
    for _ in 0..<500 {
      let damaged = Damage.damaged(file, using: &random)
      let other = JSONReader.read(damaged)
      // Of all it says, only one thing is no reason to refuse a document here.
      let isJSON = other.root != nil && !other.diagnostics.contains { $0.id != "json/nul" }
      do throws(WireError) {
        let problem = try Problem(json: damaged.bytes)
        let written = try problem.json()
        let again = try Problem(json: written)
        let rewritten = try again.json()
        #expect(isJSON, "\(String(decoding: damaged.bytes, as: UTF8.self))")
        #expect(again == problem && rewritten == written)
      } catch {
        let isRefused = Self.noJSON.contains(error.code)
        #expect(isRefused != isJSON, "\(error): \(String(decoding: damaged.bytes, as: UTF8.self))")
      }
    }
  }
}
