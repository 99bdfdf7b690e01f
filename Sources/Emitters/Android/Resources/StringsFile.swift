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
    var sentence = Sentence()
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
        write(key, resources, by: &sentence)
      }
    }
    parts.end(at: output.count)
    output.append("</resources>\n")
  }

  /// Writes any other key; `sentence` is room for what it says.
  private mutating func write(
    _ key: KeyPlan,
    _ resources: KeyResources,
    by sentence: inout Sentence
  ) {
    for resource in resources.sentences {
      key.set(&sentence, to: locale, for: resource.combination, rules)
      if resource.isPlural {
        writePlural(resource.opening, sentence, 0..<sentence.pieces.count, resources)
      } else {
        writeString(resource.opening, sentence, resources)
        for fragment in resources.fragments { writeFragment(fragment, of: sentence, resources) }
      }
    }
  }

  /// Writes a key that is a single text in this locale.
  private mutating func writeString(_ literal: Text, _ resources: KeyResources) {
    output.append(resources.sentences[0].opening)
    let attributes = output.count
    output.append(UInt8(ascii: ">"))
    var text = ResourceText(isFormatted: resources.isFormatted, isRich: resources.isRich)
    text.append(literal.bytes, literal.bytes.indices, to: &output)
    text.finish(&output)
    output.append(Self.stringClosing)
    if text.percents > 1, FormatCheck.objects(to: literal.bytes) {
      output.insert(contentsOf: Self.unformatted, at: attributes)
    }
  }

  private mutating func writeString(
    _ opening: [UInt8],
    _ sentence: Sentence,
    _ resources: KeyResources
  ) {
    output.append(opening)
    let attributes = output.count
    output.append(UInt8(ascii: ">"))
    let percents = writeText(sentence, 0..<sentence.pieces.count, form: nil, resources)
    output.append(Self.stringClosing)
    if percents > 1, FormatCheck.objects(to: Self.literal(sentence)) {
      output.insert(contentsOf: Self.unformatted, at: attributes)
    }
  }

  private mutating func writePlural(
    _ opening: [UInt8],
    _ sentence: Sentence,
    _ pieces: Range<Int>,
    _ resources: KeyResources
  ) {
    output.append(opening)
    output.append(">\n")
    for form in itemOpenings.indices {
      output.append(itemOpenings[form])
      _ = writeText(sentence, pieces, form: form, resources)
      output.append(Self.itemClosing)
    }
    output.append(Self.pluralsClosing)
  }

  /// Writes a plural that stands in a sentence; empty where this locale's sentence has no such one,
  /// since every resource is in every file that has the key.
  private mutating func writeFragment(
    _ fragment: KeyResources.Fragment,
    of sentence: Sentence,
    _ resources: KeyResources
  ) {
    let own = sentence.indices.filter { sentence.pieces[$0].isPlural(of: fragment.selector) }
    let pieces =
      fragment.occurrence < own.count
      ? own[fragment.occurrence]..<sentence.range(within: own[fragment.occurrence]).upperBound
      : 0..<0
    writePlural(fragment.opening, sentence, pieces, resources)
  }

  /// Writes pieces of a sentence without what is around them; how many `%` they have that are not
  /// doubled.
  ///
  /// - Parameter form: Which form the plurals in it take, by the index of the category; nil where
  ///   they are fragments that go into it.
  private mutating func writeText(
    _ sentence: Sentence,
    _ pieces: Range<Int>,
    form: Int?,
    _ resources: KeyResources
  ) -> Int {
    var text = ResourceText(isFormatted: resources.isFormatted, isRich: resources.isRich)
    var fragments = form == nil ? resources.fragments : []
    for index in sentence.indices(in: pieces) {
      guard case .plural(let selector, _) = sentence.pieces[index] else {
        append(sentence.pieces[index], of: sentence, to: &text)
        continue
      }
      if let form {
        append(form, ofPluralAt: index, of: sentence, to: &text)
      } else if let next = fragments.firstIndex(where: { $0.selector == selector }) {
        text.appendRaw(values[fragments.remove(at: next).number], to: &output)
      }
    }
    text.finish(&output)
    return text.percents
  }

  private mutating func append(
    _ form: Int,
    ofPluralAt plural: Int,
    of sentence: Sentence,
    to text: inout ResourceText
  ) {
    for index in sentence.range(within: sentence.index(of: form, within: plural)) {
      append(sentence.pieces[index], of: sentence, to: &text)
    }
  }

  private mutating func append(
    _ piece: Piece,
    of sentence: Sentence,
    to text: inout ResourceText
  ) {
    switch piece {
    case .text(let from, let to): text.append(sentence.texts, Int(from)..<Int(to), to: &output)
    case .value(let number): text.appendRaw(values[Int(number)], to: &output)
    case .open(let name): text.appendTag(sentence.name(name), closing: false, to: &output)
    case .close(let name): text.appendTag(sentence.name(name), closing: true, to: &output)
    case .plural, .form: break  // A form has none in it.
    }
  }

  private static func literal(_ sentence: Sentence) -> [UInt8] {
    var literal: [UInt8] = []
    for index in sentence.indices {
      guard case .text(let from, let to) = sentence.pieces[index] else { continue }
      literal += sentence.texts[Int(from)..<Int(to)]
    }
    return literal
  }
}

extension Piece {
  fileprivate func isPlural(of selector: Int) -> Bool {
    if case .plural(let own, _) = self { own == selector } else { false }
  }
}
