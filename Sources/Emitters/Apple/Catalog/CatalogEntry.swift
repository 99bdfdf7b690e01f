internal import Catalogue
internal import Diagnostics
internal import Locales

/// One key of a string catalog: its sentence in every locale.
///
/// A class, since entries are sorted, and a key's plan is much to move.
final class CatalogEntry {
  /// The key in the catalog.
  let key: Text
  /// The key it is a sentence of.
  let plan: KeyPlan
  /// The choices that make the sentence.
  let combination: KeyPlan.Combination
  /// How the key's texts are written.
  let text: CatalogText
  /// The number of the key's message in the first locale, as an item of the catalog's parts.
  let item: Int

  /// Makes the entry of one sentence of a key.
  init(_ plan: KeyPlan, _ combination: KeyPlan.Combination, _ text: CatalogText, item: Int) {
    key = plan.catalogKey(combination)
    self.plan = plan
    self.combination = combination
    self.text = text
    self.item = item
  }

  /// Writes the localizations, in the order of `locales`; `sentences` is room for one of each.
  func write(
    _ locales: [CatalogLocale],
    _ sentences: inout [Sentence],
    to writer: inout XcodeJSONWriter
  ) {
    writer.end()
    writer.object(key) { writer in
      if let note = plan.note { writer.string(CatalogWord.comment, note) }
      writer.string(CatalogWord.extractionState, CatalogWord.manual)
      writer.object(CatalogWord.localizations) { writer in
        if plan.selectors.isEmpty {
          writePlain(locales, &sentences[0], to: &writer)
        } else {
          for index in locales.indices { set(&sentences[index], to: locales[index]) }
          write(sentences, locales, to: &writer)
        }
      }
    }
  }

  /// Writes a key without selectors: one text a locale.
  private func writePlain(
    _ locales: [CatalogLocale],
    _ sentence: inout Sentence,
    to writer: inout XcodeJSONWriter
  ) {
    for locale in locales {
      let stand = plan.stands[locale.index]
      let frame = stand == locale.index ? locale.translated : locale.new
      writer.begin(item + stand)
      // Most messages are a single text: no need to resolve anything.
      writer.open(frame)
      if let literal = plan.text(of: stand) {
        text.write(literal.bytes, literal.bytes.indices, to: &writer)
      } else {
        set(&sentence, to: locale)
        numbered(sentence).write(sentence, to: &writer)
      }
      writer.close(frame)
    }
  }

  /// Writes a key with selectors: a text, a plural, or a text with plurals in it, a locale.
  private func write(
    _ sentences: [Sentence],
    _ locales: [CatalogLocale],
    to writer: inout XcodeJSONWriter
  ) {
    let varies = sentences.allSatisfy(isPluralVariation)
    for index in locales.indices {
      let locale = locales[index]
      let stand = plan.stands[locale.index]
      writer.begin(item + stand)
      let isOwn = stand == locale.index
      let frames = isOwn ? Self.translated : Self.new
      if varies {
        writer.object(locale.name) { writeVariation(sentences[index], locale, frames, to: &$0) }
      } else if sentences[index].pieces.contains(where: \.isPlural) {
        writer.object(locale.name) { writeSubstituted(sentences[index], locale, frames, to: &$0) }
      } else {
        let frame = isOwn ? locale.translated : locale.new
        writer.open(frame)
        numbered(sentences[index]).write(sentences[index], to: &writer)
        writer.close(frame)
      }
    }
  }

  private static let translated = CatalogFrames(CatalogWord.translated)
  private static let new = CatalogFrames(CatalogWord.new)

  /// Sets a sentence to the one that a locale shows.
  private func set(_ sentence: inout Sentence, to locale: CatalogLocale) {
    plan.set(&sentence, to: plan.stands[locale.index], for: combination, locale.rules)
  }

  /// Whether a sentence is one plural whose every branch prints the count once, and nothing else:
  /// Foundation takes the first argument of such a text for the number that picks the branch.
  private func isPluralVariation(_ sentence: Sentence) -> Bool {
    guard plan.placeholders.count == 1 else { return false }
    var plural: Int?
    for index in sentence.indices {
      switch sentence.pieces[index] {
      case .value: return false
      case .plural:
        guard plural == nil else { return false }
        plural = index
      case .text, .open, .close, .form: break
      }
    }
    guard let plural else { return false }
    return sentence.indices(within: plural).allSatisfy { form in
      sentence.pieces[sentence.range(within: form)].count { $0 == .value(1) } == 1
    }
  }

  private func writeVariation(
    _ sentence: Sentence,
    _ locale: CatalogLocale,
    _ frames: CatalogFrames,
    to writer: inout XcodeJSONWriter
  ) {
    var text = text
    text.isNumbered = false
    text.counted = 1
    text.countSpecifier = .integer
    guard let plural = sentence.pieces.firstIndex(where: \.isPlural) else { return }
    let rest = sentence.range(within: plural).upperBound..<sentence.pieces.count
    writer.object(CatalogWord.variations) { writer in
      writer.object(CatalogWord.plural) { writer in
        for place in locale.formOrder {
          let frame = frames.variation(locale.rules.cardinals.categories[place])
          let form = sentence.index(of: place, within: plural)
          writer.open(frame)
          text.write(sentence, 0..<plural, to: &writer)
          text.write(sentence, sentence.range(within: form), to: &writer)
          text.write(sentence, rest, to: &writer)
          writer.close(frame)
        }
      }
    }
  }

  private func writeSubstituted(
    _ sentence: Sentence,
    _ locale: CatalogLocale,
    _ frames: CatalogFrames,
    to writer: inout XcodeJSONWriter
  ) {
    var names = OccurrenceNames()
    var substitutions: [Substitution] = []
    let text = numbered(sentence)
    writer.open(frames.unit)
    text.write(sentence, 0..<sentence.pieces.count, to: &writer) { index, plural, writer in
      let selector = plan.selectors[plural]
      let substitution = Substitution(
        name: names.next(selector.argument),
        number: plan.number(of: selector) ?? 1,
        plural: index
      )
      let opening = text.isNumbered ? "%\(substitution.number)$#@" : "%#@"
      writer.escaped(Array((opening + substitution.name + "@").utf8)[...])
      substitutions.append(substitution)
    }
    writer.close(frames.unit)
    writer.object(CatalogWord.substitutions) { writer in
      let ordered = substitutions.sorted { XcodeOrder(Text($0.name)) < XcodeOrder(Text($1.name)) }
      for substitution in ordered {
        var text = text
        text.counted = substitution.number
        write(substitution, of: sentence, text, locale, frames, to: &writer)
      }
    }
  }

  private func write(
    _ substitution: Substitution,
    of sentence: Sentence,
    _ text: CatalogText,
    _ locale: CatalogLocale,
    _ frames: CatalogFrames,
    to writer: inout XcodeJSONWriter
  ) {
    writer.object(Text(substitution.name)) { writer in
      writer.literal(CatalogWord.argNum, String(substitution.number))
      writer.string(CatalogWord.formatSpecifier, CatalogWord.lld)
      writer.object(CatalogWord.variations) { writer in
        writer.object(CatalogWord.plural) { writer in
          for place in locale.formOrder {
            let frame = frames.substitution(locale.rules.cardinals.categories[place])
            let form = sentence.index(of: place, within: substitution.plural)
            writer.open(frame)
            text.write(sentence, sentence.range(within: form), to: &writer)
            writer.close(frame)
          }
        }
      }
    }
  }

  /// How a text is written; a single argument that is printed once needs no number, as Xcode writes
  /// it.
  private func numbered(_ sentence: Sentence) -> CatalogText {
    guard plan.placeholders.count == 1 else { return text }
    let count = sentence.indices.count { index in
      switch sentence.pieces[index] {
      case .value, .plural: true
      case .text, .open, .close, .form: false
      }
    }
    var text = text
    text.isNumbered = count > 1
    return text
  }

  /// One occurrence of a plural in a text.
  private struct Substitution {
    var name: String
    var number: Int
    /// The index of the plural in the sentence.
    var plural: Int
  }
}

extension Piece {
  fileprivate var isPlural: Bool {
    if case .plural = self { true } else { false }
  }
}

extension XcodeJSONWriter {
  /// Writes a text with its state.
  mutating func unit(_ state: Text, _ value: Text) {
    object(CatalogWord.stringUnit) { writer in
      writer.string(CatalogWord.state, state)
      writer.string(CatalogWord.value, value)
    }
  }
}
