import Diagnostics
import Documents
import TestSupport
import Testing
import YAML

@Suite("Damaged YAML")
struct DamagedFileTests {
  /// Every form of YAML in one file, and catalogues, which are JSON and so YAML, too.
  static let files =
    ((try? TestData.files(in: "real/words"))?.filter { $0.path.hasSuffix(".json") } ?? [])
    + Array(
      repeating: MarkedSource(
        """
        # bottle — żółć 🚚
        prefix: Bottle
        words: &words
          catalogue: i18n/{locale}.json
          locales: [en, 'pl', "d\\u0065", no]   # a note
          note: |
            two
            lines
          folded: >-
            one
             more

            line
        plain: a text
          over two lines
        "quoted": 'it''s'
        ? complex key
        : - 1
          - - 2.5
            - ~
          - {a: b, "c": [d, {e: f}]}
        again: *words
        tagged: !!str 12
        empty:

        """
      ).file,
      count: 40
    )

  @Test(
    "a file with random damage is read or refused, and every place is in the file",
    arguments: 0..<40
  )
  func damaged(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      guard let whole = DamagedFileTests.files.randomElement(using: &random) else { return }
      let file = Damage.damaged(whole, using: &random)
      let read = YAMLReader.read(file)
      let hasAlias = file.bytes.contains(UInt8(ascii: "*"))
      let faults = TreeShape.faults(of: read, in: file)
      // What an alias stands for is elsewhere in the file.
      #expect(hasAlias || faults == [], "\(String(decoding: file.bytes, as: UTF8.self))")
      #expect(read.root != nil || read.fileProblems.contains { $0.severity == .error })
    }
  }
}
