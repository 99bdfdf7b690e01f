import Foundation
import TestSupport
import Testing

@Suite("Android's stand-ins")
struct PhoneTests {
  private static func strings(_ locale: String, _ quantities: [String]) -> String {
    let items = quantities.map { #"<item quantity="\#($0)">%1$s \#($0)</item>"# }.joined()
    return """
      <?xml version="1.0" encoding="utf-8"?>
      <resources>
        <string name="locale">\(locale)</string>
        <plurals name="stops">\(items)</plurals>
      </resources>
      """
  }

  @Test("a phone finds the words in the folder that Android would look in")
  func folders() throws {
    guard Tool.areHere(Tool.android) else { return }
    let folder = try TemporaryFolder()
    let folders: KeyValuePairs = [
      "values": ("en-GB", ["one", "other"]), "values-pl": ("pl", ["one", "few", "many", "other"]),
      "values-pt-rBR": ("pt-BR", ["one", "many", "other"]),
      "values-b+zh+Hans": ("zh-Hans", ["other"]), "values-fil": ("fil", ["one", "other"]),
      "values-iw": ("he", ["one", "two", "other"]),
    ]
    for (name, (locale, quantities)) in folders {
      try folder.write("res/\(name)/strings.xml", Self.strings(locale, quantities).utf8)
    }
    let package = try AndroidPackage(in: folder)
    #expect(package.messages.isEmpty)

    let sources = ["Android/table", "Android/platform", "Android/check"].flatMap {
      Checkout.files(below: Checkout.proofs.appending(path: $0), ending: ".java")
    }
    let icu = Tool.androidICU.path ?? ""
    try JavaClasses.compile(sources, classpath: [icu], to: "classes", in: folder)
    let phones = [
      "pl", "pl-DE", "de-DE", "pt-PT", "pt-BR", "zh-CN", "zh-TW", "zh-Hans-SG", "fil-PH", "he-IL",
      "de-DE,pl-PL",
    ]
    let output = try Program.succeed(
      [
        Tool.java.path ?? "", "-cp", "classes:\(icu)", "LookUp", package.apk.path, "0x7f020000",
        "0x7f010000", "2",
      ] + phones,
      in: folder
    ).output
    #expect(
      output == """
        pl: pl pl 2 few
        pl-DE: pl-DE pl 2 few
        de-DE: de-DE en-GB 2 other
        pt-PT: pt-PT pt-BR 2 other
        pt-BR: pt-BR pt-BR 2 other
        zh-CN: zh-CN zh-Hans 2 other
        zh-TW: zh-TW en-GB 2 other
        zh-Hans-SG: zh-Hans-SG zh-Hans 2 other
        fil-PH: fil-PH fil 2 one
        he-IL: he-IL he 2 two
        de-DE,pl-PL: pl-PL pl 2 few

        """
    )
  }

  @Test("the compiled table gives every character back, and `%` as it is")
  func characters() throws {
    guard Tool.areHere(Tool.android) else { return }
    let folder = try TemporaryFolder()
    let long = String(repeating: "słowo ", count: 4_000)
    try folder.write(
      "res/values/strings.xml",
      """
      <?xml version="1.0" encoding="utf-8"?>
      <resources>
        <string name="a">it\\'s \\u0001 100%% é “q” 🚗 &lt;b></string>
        <string name="b"></string>
        <string name="c">\(long)x</string>
      </resources>
      """.utf8
    )
    let entries = try AndroidPackage(in: folder).entries()
    #expect(entries.map(\.text) == ["it's \u{1} 100%% é “q” 🚗 <b>", "", long + "x"])
  }
}
