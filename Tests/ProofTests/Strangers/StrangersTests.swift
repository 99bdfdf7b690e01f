import Foundation
import TestSupport
import Testing

/// Catalogues that were not written with this tool in mind, as their projects have them.
///
/// The numbers and places are those of the files in the test data.
@Suite("Strangers' catalogues")
struct StrangersTests {
  @Test("seerr: every problem in 37 locales is told, at its place")
  func seerr() throws {
    guard try Self.hasData() else { return }
    let seerr = try Stranger("seerr/src/i18n/locale", source: "en")
    let lint = try seerr.run("lint")
    #expect(lint.status == 1)
    let headings = Stranger.headings(lint)
    #expect(
      Stranger.counts(headings) == [
        "189 warning[words/dropped-argument]",
        "12280 note[words/empty]",
        "538 warning[words/missing-category]",
        "2832 note[words/missing]",
        "1 error[words/signature-changed]",
        "49 error[words/syntax]",
        "2 warning[words/tag-mismatch]",
        "3 error[words/type-mismatch]",
        "70 error[words/unknown-argument]",
        "80 warning[words/unreachable-category]",
      ]
    )
    let unknown = headings.filter { $0.hasSuffix("[words/unknown-argument]") }
    let messages = Set(unknown.map { $0.split(separator: ":")[..<2].joined(separator: ":") })
    #expect(messages.count == 46, "messages with an unknown argument")

    for heading in [
      "ar.json:105:43: warning[words/dropped-argument]",
      "ar.json:180:91: error[words/syntax]",
      "ca.json:64:56: error[words/syntax]",
      "ca.json:883:48: error[words/unknown-argument]",
      "cs.json:320:50: error[words/type-mismatch]",
      "de.json:886:90: error[words/syntax]",
      "el.json:578:43: warning[words/tag-mismatch]",
      "es.json:344:54: error[words/unknown-argument]",
      "es_MX.json:301:134: error[words/syntax]",
      "hi.json:113:64: error[words/syntax]",
      "ja.json:216:98: warning[words/unreachable-category]",
      "ko.json:517:85: error[words/signature-changed]",
      "lt.json:382:56: warning[words/missing-category]",
      "ro.json:490:87: error[words/syntax]",
    ] {
      #expect(headings.contains(heading), "\(heading)")
    }

    let generate = try seerr.run("generate")
    #expect(generate.status == 1)
    #expect(Stranger.headings(generate) == headings.filter { !$0.contains(" note[") })
    let counts = "123 errors, 809 warnings"
    #expect(generate.errors.hasPrefix("bottle: \(counts); nothing was written; "))
    #expect(!FileManager.default.fileExists(atPath: seerr.folder.path("generated").path))
  }

  @Test("spliit: every problem in 35 locales is told, at its place")
  func spliit() throws {
    guard try Self.hasData() else { return }
    let spliit = try Stranger("spliit/messages", source: "en-US")
    let lint = try spliit.run("lint")
    #expect(lint.status == 1)
    let headings = Stranger.headings(lint)
    #expect(
      headings.filter { !$0.contains("[words/missing]") } == [
        "ca.json:149:7: warning[words/extra-key]",
        "de-DE.json:149:7: warning[words/extra-key]",
        "fi.json:3:14: warning[words/tag-mismatch]",
        "fi.json:4:20: warning[words/tag-mismatch]",
        "fi.json:44:50: error[words/unknown-argument]",
        "fi.json:45:57: error[words/unknown-argument]",
        "fr-FR.json:149:7: warning[words/extra-key]",
        "it-IT.json:149:7: warning[words/extra-key]",
        "ko.json:238:20: note[words/empty]",
        "ko.json:342:19: warning[words/dropped-argument]",
        "ko.json:342:19: warning[words/tag-mismatch]",
        "nl-NL.json:149:7: warning[words/extra-key]",
        "pt-BR.json:322:23: warning[words/tag-mismatch]",
        "pt-BR.json:323:23: warning[words/tag-mismatch]",
        "pt-BR.json:324:23: warning[words/tag-mismatch]",
      ]
    )
  }

  @Test(
    "with `broken: source` all the rest is written, and every compiler takes it",
    arguments: [
      ("seerr/src/i18n/locale", "en", "bottle: 43 changes\n"),
      ("spliit/messages", "en-US", "bottle: 41 changes\n"),
    ]
  )
  func compiles(catalogue: String, source: String, summary: String) throws {
    guard try Self.hasData() else { return }
    let stranger = try Stranger(catalogue, source: source, broken: "source")
    let generate = try stranger.run("generate")
    #expect(generate.status == 0)
    #expect(generate.errors.hasSuffix(summary), "\(generate.errors)")
    #expect(!Stranger.headings(generate).contains { $0.contains(" error[") })
    #expect(try stranger.run("check").status == 0)

    guard Tool.areHere(Tool.android + Tool.kotlin + [.swiftc]) else { return }
    #expect(try stranger.compile() == "")
  }

  /// Whether the test data is here.
  private static func hasData() throws -> Bool {
    try !TestData.files(in: "real/words").isEmpty
  }
}
