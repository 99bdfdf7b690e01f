import Diagnostics
import TestSupport
import Testing

@testable import Tokens

@Suite("Damaged stylesheets")
struct DamagedSheetTests {
  private static let snippets = [
    "@layer a{", "@theme inline{", "@media not (", "var(--a,", ":is(&,", "&.dark{",
    "--color-*:initial;",
    "@import 'b.css' layer;", "@variant dark{", "@property --a{syntax:'<color>';inherits:true;",
    "!important",
    "light-dark(", "hsl(var(--a))", "revert-layer", "\\", "\"", "/*", "url(", "--a:var(--a);",
    "*|*", "[a=", "|",
  ]

  @Test("whatever stands in a sheet, it is read, and every place lies in it", arguments: 0..<40)
  func damaged(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for file in try TestData.files(in: "real/tokens") where file.path.hasSuffix(".css") {
      var damaged = Damage.damaged(file, using: &random)
      for _ in 0..<8 {
        let snippet = Self.snippets.randomElement(using: &random) ?? ""
        let place = Int.random(in: 0...damaged.bytes.count, using: &random)
        damaged.bytes.insert(contentsOf: Array(snippet.utf8), at: place)
      }
      let other = SourceFile(path: "b.css", bytes: Array("@import 'b.css'; :root{--a:red}".utf8))
      let (sheet, problems) = Stylesheet.read([damaged, other])
      let table = sheet.tokens()
      for diagnostic in problems + table.diagnostics {
        let places = [diagnostic.place].compactMap { $0 } + diagnostic.related.map(\.place)
        for case .some(let span) in places.filter({ $0.path == damaged.path }).map(\.span) {
          #expect(
            0 <= span.start && span.start <= span.end && span.end <= damaged.bytes.count,
            "\(diagnostic)"
          )
        }
      }
    }
  }

  @Test("a file in another encoding is an error at its first bytes")
  func encodings() {
    let id = { (bytes: [UInt8]) in
      Stylesheet.read([SourceFile(path: "a.css", bytes: bytes)]).diagnostics
        .filter { $0.severity == .error }.map(\.id)
    }
    #expect(id([0xFF, 0xFE, 0x61, 0x00]) == ["css/encoding"])
    #expect(id([0xFE, 0xFF, 0x00, 0x61]) == ["css/encoding"])
    let charset = Array("@charset \"iso-8859-1\"; a{b:\"".utf8)
    #expect(id(charset + [0xE9, 0x22, 0x7D]) == ["css/encoding"])
    // In ASCII alone, the name of the encoding makes no difference.
    #expect(id(charset + [0x22, 0x7D]).isEmpty)
    #expect(id(Array("@charset \"UTF-8\"; a{b:\"é\"}".utf8)).isEmpty)
  }
}
