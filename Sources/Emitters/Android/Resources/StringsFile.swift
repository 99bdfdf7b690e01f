internal import Catalogue
internal import Diagnostics
internal import Locales
internal import Messages
internal import Outputs

/// Writes one `strings.xml`.
struct StringsFile {
  private let keys: [KeyPlan]
  private let resources: [KeyResources]
  private let locale: Int
  private let rules: LocaleRules
  private let formats: Formats
  private var output: [UInt8] = []

  /// `%1$s`, `%2$s`, …: what stands for a value.
  private let values: [[UInt8]]

  /// The file of one of a plan's locales.
  static func bytes(
    _ plan: WordsPlan,
    _ resources: [KeyResources],
    locale: Int,
    rules: LocaleRules,
    settings: AndroidSettings,
    formats: Formats
  ) -> [UInt8] {
    var file = StringsFile(plan, resources, locale, rules, formats)
    file.write(header: GeneratedHeader(from: settings.catalogue), prefix: settings.resourcePrefix)
    return file.output
  }

  private init(
    _ plan: WordsPlan,
    _ resources: [KeyResources],
    _ locale: Int,
    _ rules: LocaleRules,
    _ formats: Formats
  ) {
    keys = plan.keys
    self.resources = resources
    self.locale = locale
    self.rules = rules
    self.formats = formats
    let most = zip(plan.keys, resources).map { $0.placeholders.count + $1.fragments.count }.max()
    values = (0...(most ?? 0)).map { Array("%\($0)$s".utf8) }
  }

  /// What Android Studio's lint would say about translations is said by `bottle lint`, where it can
  /// be mended; the sets of quantities are those of the CLDR version that this project holds to.
  private static let silenced = [
    "ImpliedQuantity", "MissingQuantity", "PluralsCandidate", "TypographyDashes",
    "TypographyEllipsis", "TypographyFractions", "TypographyOther", "TypographyQuotes", "Typos",
    "Untranslatable", "UnusedQuantity",
  ]

  private mutating func write(header: GeneratedHeader, prefix: String) {
    output.reserveCapacity(keys.count * 128)
    output.append("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n")
    output.append(header.line(.xml))
    output.append("\n<resources xmlns:tools=\"http://schemas.android.com/tools\"\n")
    output.append("    tools:ignore=\"\(Self.silenced.joined(separator: ","))\">\n")
    writeLocale(ResourceName.locale(prefix: prefix))
    for (key, resources) in zip(keys, resources) {
      if let message = key.messages[locale] { write(message, of: key, resources) }
    }
    output.append("</resources>\n")
  }

  private mutating func writeLocale(_ name: String) {
    output.append("    <string name=\"")
    output.append(name)
    output.append("\" translatable=\"false\">")
    output.append(rules.tag.androidTag)
    output.append("</string>\n")
  }

  private mutating func write(_ message: Message, of key: KeyPlan, _ resources: KeyResources) {
    if let name = resources.localeName { writeLocale(name) }
    if key.selectors.isEmpty, message.elements.count <= 1 {
      // Most messages are a single text: no need to resolve anything.
      if message.elements.isEmpty { return writeString(resources.name, [], key) }
      if case .text(let text, _) = message.elements[0] {
        return writeString(resources.name, [.text(text)], key)
      }
    }
    let resolver = SentenceResolver(
      key: key,
      cardinals: rules.cardinals,
      ordinals: rules.ordinals,
      formats: formats
    )
    for sentence in resources.sentences {
      let pieces = resolver.pieces(of: message, for: sentence.combination)
      if sentence.isPlural {
        writePlural(sentence.name, pieces, key)
      } else {
        writeString(sentence.name, pieces, key, resources.fragments)
      }
    }
    if !resources.fragments.isEmpty {
      let pieces = resolver.pieces(of: message, for: resources.sentences[0].combination)
      for fragment in resources.fragments { writeFragment(fragment, of: pieces, key) }
    }
  }

  private mutating func writeString(
    _ name: String,
    _ pieces: [Piece],
    _ key: KeyPlan,
    _ fragments: [KeyResources.Fragment] = []
  ) {
    output.append("    <string name=\"")
    output.append(name)
    output.append("\"")
    let attributes = output.count
    output.append(">")
    let percents = writeText(pieces, key, fragments)
    output.append("</string>\n")
    if percents > 1, FormatCheck.objects(to: Self.literal(pieces)) {
      output.insert(contentsOf: " formatted=\"false\"".utf8, at: attributes)
    }
  }

  private mutating func writePlural(_ name: String, _ pieces: [Piece], _ key: KeyPlan) {
    output.append("    <plurals name=\"")
    output.append(name)
    output.append("\">\n")
    for (form, category) in rules.cardinals.categories.enumerated() {
      writeItem(category, Self.sentence(pieces, form: form), key)
    }
    output.append("    </plurals>\n")
  }

  /// Writes a plural that stands in a sentence; empty where this locale's sentence has no such one,
  /// since every resource is in every file that has the key.
  private mutating func writeFragment(
    _ fragment: KeyResources.Fragment,
    of pieces: [Piece],
    _ key: KeyPlan
  ) {
    let own = pieces.compactMap { piece -> NativePlural? in
      guard case .plural(let plural) = piece else { return nil }
      return plural.selector == fragment.selector ? plural : nil
    }
    writePlural(
      fragment.name,
      own.dropFirst(fragment.occurrence).prefix(1).map(Piece.plural),
      key
    )
  }

  private mutating func writeItem(_ category: PluralCategory, _ pieces: [Piece], _ key: KeyPlan) {
    output.append("        <item quantity=\"")
    output.append(category.name)
    output.append("\">")
    _ = writeText(pieces, key, [])
    output.append("</item>\n")
  }

  /// Writes a text without what is around it; how many `%` it has that are not doubled.
  private mutating func writeText(
    _ pieces: [Piece],
    _ key: KeyPlan,
    _ fragments: [KeyResources.Fragment]
  ) -> Int {
    var text = ResourceText(isFormatted: key.isFormatted, isRich: key.isRich)
    var occurrences = fragments.isEmpty ? [] : key.selectors.map { _ in 0 }
    for piece in pieces {
      switch piece {
      case .text(let literal): text.append(literal.bytes, to: &output)
      case .value(let number): text.appendRaw(values[number], to: &output)
      case .open(let name): text.appendTag(name, closing: false, to: &output)
      case .close(let name): text.appendTag(name, closing: true, to: &output)
      case .plural(let plural):
        let fragment = fragments.first {
          $0.selector == plural.selector && $0.occurrence == occurrences[plural.selector]
        }
        guard let fragment else { continue }
        occurrences[plural.selector] += 1
        text.appendRaw(values[fragment.number], to: &output)
      }
    }
    text.finish(&output)
    return text.percents
  }

  /// The sentence that a category makes of pieces with plurals in them.
  private static func sentence(_ pieces: [Piece], form: Int) -> [Piece] {
    pieces.flatMap { piece -> [Piece] in
      guard case .plural(let plural) = piece else { return [piece] }
      return plural.forms[form].pieces
    }
  }

  private static func literal(_ pieces: [Piece]) -> [UInt8] {
    pieces.flatMap { piece -> ArraySlice<UInt8> in
      guard case .text(let text) = piece else { return [] }
      return text.bytes
    }
  }
}
