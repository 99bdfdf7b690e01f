/// Language, script and region as the tables hold them; an empty string is a subtag left out.
struct Subtags: Hashable, Sendable {
  var language: String
  var script: String
  var region: String

  init(language: String, script: String = "", region: String = "") {
    self.language = language
    self.script = script
    self.region = region
  }

  /// Reads ten bytes: three of language, four of script, three of region, padded with dots.
  init(packed: Substring.UTF8View) {
    func field(_ from: Int, _ length: Int) -> String {
      String(Substring(packed.dropFirst(from).prefix(length).prefix { $0 != UInt8(ascii: ".") }))
    }
    language = field(0, 3)
    script = field(3, 4)
    region = field(7, 3)
  }

  /// The ten bytes that the tables hold for these subtags.
  var packed: String {
    func padded(_ text: String, _ length: Int) -> String {
      text + String(repeating: ".", count: max(0, length - text.utf8.count))
    }
    return padded(language, 3) + padded(script, 4) + padded(region, 3)
  }
}
