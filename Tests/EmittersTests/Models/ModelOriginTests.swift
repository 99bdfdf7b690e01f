import Diagnostics
import Emitters
import Outputs
import Testing

@Suite("Models know what they are made of")
struct ModelOriginTests {
  /// What the lines of a file that hold a text are made of, each with the bytes of its place.
  private func origins(_ text: String, in file: OutputFile) -> [String] {
    var offsets: [Int] = []
    var start = 0
    for line in file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if String(decoding: line, as: UTF8.self).contains(text) { offsets.append(start) }
      start = line.endIndex + 1
    }
    return file.origins(at: offsets).map { origin in
      let span = origin.place.span ?? Span(0, 0)
      let bytes = ModelCase.file.bytes[span.start..<span.end]
      return "\(origin.name): \(String(decoding: bytes, as: UTF8.self))"
    }
  }

  @Test(
    "a line comes from what describes it: a property, or the schema around it",
    arguments: [
      ("Order.swift", "public var items", ["Order.items: items"]),
      ("Order.swift", "public nonisolated struct Order", ["Order: Order"]),
      ("Order.swift", "json.closeObject", ["Order: Order"]),
      ("Order.swift", "// Generated", []),
      ("Order.kt", "public val items", ["Order.items: items"]),
      ("Order.kt", "json.required(\"items\"", ["Order.items: items"]),
      ("Order.kt", "public data class Order", ["Order: Order"]),
      ("ChangeCall.swift", "struct ChangeCall", ["change: change"]),
      ("Change200Response.kt", "class Change200Response", ["Change200Response: '200'"]),
      ("WireWriter.kt", "class WireWriter", []),
    ]
  )
  func models(path: String, text: String, expected: [String]) throws {
    let model = try ModelCase.model()
    let files =
      SwiftModels(model, settings: SwiftModelSettings(output: "ios")).files
      + KotlinModels(model, settings: KotlinModelSettings(package: "a", kotlin: "kotlin")).files
    let file = try #require(files.first { $0.path.string.hasSuffix("/" + path) })
    #expect(origins(text, in: file) == expected)
  }
}
