import Foundation
import Testing

@Suite("What ScenarioKit stands on")
struct ImportsTests {
  @Test("Foundation and this package's own readers, so that it builds for phones as it does here")
  func imports() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources")
    let own = ["ScenarioKit", "Diagnostics", "Documents", "JSONText"]
    var count = 0
    for target in own {
      let folder = sources.appending(path: target).resolvingSymlinksInPath()
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      for file in files where file.hasSuffix(".swift") {
        let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        for line in text.split(separator: "\n")
        where line.contains(/^(?:public |package |internal )?import\s/) {
          count += 1
          let module = String(line.split(separator: " ").last ?? "")
          #expect((own + ["Foundation"]).contains(module), "\(target)/\(file): \(line)")
        }
      }
    }
    #expect(count > 50)
  }
}
