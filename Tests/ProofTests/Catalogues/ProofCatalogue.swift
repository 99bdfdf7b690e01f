import Catalogue
import Diagnostics
import Documents
import Foundation
import JSONText
import Locales
import Messages
import Testing

/// A catalogue that the proofs are made for, planned as the command plans one.
struct ProofCatalogue: CustomTestStringConvertible, Sendable {
  /// What the lists of known differences are called.
  var name: String
  /// The plan.
  var plan: WordsPlan
  /// The messages by key and locale.
  var messages: [String: [LanguageTag: Message]] = [:]
  /// The errors that the planner found; a catalogue for proofs has none.
  var errors: [String]

  var testDescription: String { name }

  /// Plans a catalogue of JSON texts by locale, the source first.
  init(_ name: String, _ texts: [(locale: String, json: [UInt8])], namespace: String = "") {
    self.name = name
    let options = CatalogueOptions(
      namespace: namespace,
      hasFileANamespace: namespace.isEmpty,
      brokenStops: true,
      locales: .all,
      formats: Formats(),
      resourcePrefix: "",
      oldest: .init(android: 26, apple: 16)
    )
    let files = texts.compactMap { locale, json -> CatalogueFile? in
      guard let tag = LanguageTag(locale) else { return nil }
      let file = SourceFile(path: "\(locale).json", bytes: json)
      return CatalogueFile(locale: tag, file: file, document: JSONReader.read(file))
    }
    let (keys, problems) = CataloguePlanner.keys(of: files[0], options)
    let readings = files.map { CataloguePlanner.reading($0, along: keys, of: files[0], options) }
    let planner = WordsPlanner(keys, readings, notes: nil, options)
    let (plan, more) = planner.plan(planner.portions.map(planner.portion))
    self.plan = plan
    for reading in readings {
      for (leaf, entry) in zip(keys.leaves, reading.entries) {
        guard case .message(_, let message) = entry else { continue }
        messages[leaf.path.joined(separator: "."), default: [:]][reading.locale] = message
      }
    }
    errors =
      (files.flatMap(\.document.diagnostics) + problems + readings.flatMap(\.diagnostics) + more)
      .filter { $0.severity == .error }
      .map { "\($0.id) in \($0.place?.path ?? ""): \($0.message)" }
  }

  /// The repository's own words.
  static func own() throws -> Self {
    let files = Checkout.files(below: Checkout.root.appending(path: "i18n"), ending: ".json")
      .filter { $0.lastPathComponent != "descriptions.json" }
    let texts = try files.map { file in
      (file.deletingPathExtension().lastPathComponent, Array(try Data(contentsOf: file)))
    }
    let source = texts.filter { $0.0 == "en-GB" }
    return Self("words", source + texts.filter { $0.0 != "en-GB" }, namespace: "driverApp")
  }

  /// Every shape of message.
  static func shapes() -> Self {
    Self("shapes", HardShapes.texts.map { ($0.locale, Array($0.json.utf8)) })
  }

  /// Keys and arguments that are called what other things are, and texts that break formats.
  static func nasty() -> Self {
    let members = NastyNames.members + NastyTexts.members
    return Self("nasty", [("en", Array("{\(members.joined(separator: ",\n"))}".utf8))])
  }

  /// All of them.
  static func all() throws -> [Self] {
    [try own(), shapes(), nasty()]
  }
}
