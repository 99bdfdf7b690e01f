import Foundation

/// Answers the questions of a file (see `format.mjs`) by the compiled accessors, over a catalog that
/// is interpreted: `driver questions.jsonl Localizable.xcstrings plurals.json`.
@main
struct Driver {
  static func main() throws {
    let files = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
    let catalog = try StringCatalog(
      Data(contentsOf: files[1]),
      rules: CardinalRules(contentsOf: files[2])
    )
    var accessors: [String: BottleStrings] = [:]
    var lines: [String] = []
    for line in try String(contentsOf: files[0], encoding: .utf8).split(separator: "\n") {
      let question = Values(try JSONSerialization.jsonObject(with: Data(line.utf8)))
      let language = question.string("apple")
      let zone = question.string("timeZone")
      let words =
        accessors["\(language) \(zone)"]
        ?? Self.accessors(catalog, language: language, timeZone: zone)
      accessors["\(language) \(zone)"] = words
      for values in question.list("values") {
        lines.append(answer(question.string("key"), words, values))
      }
    }
    print(lines.joined(separator: "\n"))
  }

  private static func accessors(
    _ catalog: StringCatalog,
    language: String,
    timeZone: String
  ) -> BottleStrings {
    let lookup = _BottleCatalog(
      language: language,
      text: { catalog.text($0, language: $1) },
      format: { catalog.format($0, language: $1, locale: $2, arguments: $3) }
    )
    return BottleStrings(_catalog: lookup, timeZone: TimeZone(identifier: timeZone) ?? .gmt)
  }

  private static func answer(_ key: String, _ words: BottleStrings, _ values: Values) -> String {
    switch say(key, words, values) {
    case .text(let text): return Literal.json(text)
    case .runs(let runs):
      var joined: [(text: String, tags: [String])] = []
      for run in runs where !run.text.isEmpty {
        if let last = joined.last, last.tags == run.tags {
          joined[joined.count - 1].text += run.text
        } else {
          joined.append(run)
        }
      }
      let pieces = joined.map { run in
        "[\(Literal.json(run.text)),[\(run.tags.map(Literal.json).joined(separator: ","))]]"
      }
      return "[\(pieces.joined(separator: ","))]"
    case nil: return #"{"error":\#(Literal.json("no accessor for \(key)"))}"#
    }
  }
}

/// What an accessor gives.
enum Said {
  case text(String)
  case runs([(text: String, tags: [String])])
}
