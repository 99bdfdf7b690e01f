internal import Catalogue
internal import Diagnostics
internal import Locales
internal import Outputs

/// Writes one `strings.xml`.
struct StringsFile {
  private let plan: WordsPlan
  private let resources: [KeyResources]
  private let locale: Int
  private let rules: LocaleRules
  private var output: [UInt8] = []
  private var parts = Parts()

  /// `%0$s`, `%1$s`, …: what stands for a value, by its number.
  private let values: [[UInt8]]
  /// The lines of a plural's items up to their texts, a category each.
  private let itemOpenings: [[UInt8]]
  /// The locale as it stands in a resource, with the rest of the line.
  private let localeClosing: [UInt8]

  private static let itemClosing = Array("</item>\n".utf8)
  private static let stringClosing = Array("</string>\n".utf8)
  private static let unformatted = Array(" formatted=\"false\"".utf8)
  private static let pluralsClosing = Array("    </plurals>\n".utf8)

  /// The file of one of a plan's locales.
  static func text(
    _ plan: WordsPlan,
    _ resources: [KeyResources],
    locale: Int,
    rules: LocaleRules,
    settings: AndroidSettings
  ) -> MadeText {
    var file = StringsFile(plan, resources, locale, rules)
    file.write(header: GeneratedHeader(from: settings.catalogue), prefix: settings.resourcePrefix)
    return MadeText(bytes: file.output, parts: file.parts)
  }

  private init(
    _ plan: WordsPlan,
    _ resources: [KeyResources],
    _ locale: Int,
    _ rules: LocaleRules
  ) {
    self.plan = plan
    self.resources = resources
    self.locale = locale
    self.rules = rules
    let most = resources.lazy.map(\.valueCount).max() ?? 0
    values = (0...most).map { Array("%\($0)$s".utf8) }
    itemOpenings = rules.cardinals.categories.map {
      Array("        <item quantity=\"\($0.name)\">".utf8)
    }
    localeClosing = Array(" translatable=\"false\">\(rules.tag.androidTag)</string>\n".utf8)
  }

  /// What Android Studio's lint would say about translations is said by `bottle lint`, where it can
  /// be mended; the sets of quantities are those of the CLDR version that this project holds to.
  private static let silenced = [
    "ImpliedQuantity", "MissingQuantity", "MissingTranslation", "PluralsCandidate",
    "TypographyDashes",
    "TypographyEllipsis", "TypographyFractions", "TypographyOther", "TypographyQuotes", "Typos",
    "Untranslatable", "UnusedQuantity",
  ]

  private mutating func write(header: GeneratedHeader, prefix: String) {
    output.reserveCapacity(plan.keys.count * 256)
    output.append("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n")
    output.append(header.line(.xml))
    output.append("\n<resources xmlns:tools=\"http://schemas.android.com/tools\"\n")
    output.append("    tools:ignore=\"\(Self.silenced.joined(separator: ","))\">\n")
    output += KeyResources.opening("string", ResourceName.locale(prefix: prefix)) + localeClosing
    for index in resources.indices {
      let key = plan.keys[index]
      guard key.texts[locale] != nil else { continue }
      let resources = resources[index]
      parts.begin(plan.item(ofKey: index, in: locale), at: output.count)
      if resources.localeName != nil { output += resources.localeOpening + localeClosing }
      // Most messages are a single text: no need to resolve anything.
      if resources.isPlain, let text = key.text(of: locale) {
        writeString(text, resources)
      } else {
        write(key, resources)
      }
    }
    parts.end(at: output.count)
    output.append("</resources>\n")
  }

  private mutating func write(_ key: KeyPlan, _ resources: KeyResources) {
    for sentence in resources.sentences {
      let pieces = key.pieces(of: locale, for: sentence.combination, rules)
      if sentence.isPlural {
        writePlural(sentence.opening, pieces, resources)
      } else {
        writeString(sentence.opening, pieces, resources)
        for fragment in resources.fragments { writeFragment(fragment, of: pieces, resources) }
      }
    }
  }

  /// Writes a key that is a single text in this locale.
  private mutating func writeString(_ literal: Text, _ resources: KeyResources) {
    output += resources.sentences[0].opening
    let attributes = output.count
    output.append(UInt8(ascii: ">"))
    var text = ResourceText(isFormatted: resources.isFormatted, isRich: resources.isRich)
    text.append(literal.bytes, to: &output)
    text.finish(&output)
    output += Self.stringClosing
    if text.percents > 1, FormatCheck.objects(to: literal.bytes) {
      output.insert(contentsOf: Self.unformatted, at: attributes)
    }
  }

  private mutating func writeString(
    _ opening: [UInt8],
    _ pieces: [Piece],
    _ resources: KeyResources
  ) {
    output += opening
    let attributes = output.count
    output.append(UInt8(ascii: ">"))
    let percents = writeText(pieces, form: nil, resources)
    output += Self.stringClosing
    if percents > 1, FormatCheck.objects(to: Self.literal(pieces)) {
      output.insert(contentsOf: Self.unformatted, at: attributes)
    }
  }

  private mutating func writePlural(
    _ opening: [UInt8],
    _ pieces: [Piece],
    _ resources: KeyResources
  ) {
    output += opening
    output.append(">\n")
    for form in itemOpenings.indices {
      output += itemOpenings[form]
      _ = writeText(pieces, form: form, resources)
      output += Self.itemClosing
    }
    output += Self.pluralsClosing
  }

  /// Writes a plural that stands in a sentence; empty where this locale's sentence has no such one,
  /// since every resource is in every file that has the key.
  private mutating func writeFragment(
    _ fragment: KeyResources.Fragment,
    of pieces: [Piece],
    _ resources: KeyResources
  ) {
    let own = pieces.filter { piece in
      guard case .plural(let plural) = piece else { return false }
      return plural.selector == fragment.selector
    }
    writePlural(fragment.opening, Array(own.dropFirst(fragment.occurrence).prefix(1)), resources)
  }

  /// Writes a text without what is around it; how many `%` it has that are not doubled.
  ///
  /// - Parameter form: Which form the plurals in it take, by the index of the category; nil where
  ///   they are fragments that go into it.
  private mutating func writeText(
    _ pieces: [Piece],
    form: Int?,
    _ resources: KeyResources
  ) -> Int {
    var text = ResourceText(isFormatted: resources.isFormatted, isRich: resources.isRich)
    var fragments = resources.fragments
    for piece in pieces {
      guard case .plural(let plural) = piece else {
        append(piece, to: &text)
        continue
      }
      if let form {
        for piece in plural.forms[form].pieces { append(piece, to: &text) }
      } else if let next = fragments.firstIndex(where: { $0.selector == plural.selector }) {
        text.appendRaw(values[fragments.remove(at: next).number], to: &output)
      }
    }
    text.finish(&output)
    return text.percents
  }

  private mutating func append(_ piece: Piece, to text: inout ResourceText) {
    switch piece {
    case .text(let literal): text.append(literal.bytes, to: &output)
    case .value(let number): text.appendRaw(values[number], to: &output)
    case .open(let name): text.appendTag(name, closing: false, to: &output)
    case .close(let name): text.appendTag(name, closing: true, to: &output)
    case .plural: break  // Its forms have none in them.
    }
  }

  private static func literal(_ pieces: [Piece]) -> [UInt8] {
    pieces.flatMap { piece -> ArraySlice<UInt8> in
      guard case .text(let text) = piece else { return [] }
      return text.bytes
    }
  }
}
