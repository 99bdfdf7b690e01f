internal import Catalogue
internal import Diagnostics
internal import Locales
internal import Messages

/// One key of a string catalog: its sentence in every locale.
///
/// A class, since entries are sorted, and a key's plan is much to move.
final class CatalogEntry {
  /// The key in the catalog.
  let key: Text
  /// Its place in the catalog.
  let order: XcodeOrder
  /// The key it is a sentence of.
  let plan: KeyPlan
  /// The choices that make the sentence.
  let combination: KeyPlan.Combination
  /// How the key's texts are written.
  let text: CatalogText

  /// Makes the entry of one sentence of a key.
  init(_ plan: KeyPlan, _ combination: KeyPlan.Combination, _ text: CatalogText) {
    key = plan.catalogKey(combination)
    order = XcodeOrder(key)
    self.plan = plan
    self.combination = combination
    self.text = text
  }

  /// Writes the localizations, in the order of `locales`.
  func write(_ locales: [CatalogLocale], formats: Formats, to writer: inout XcodeJSONWriter) {
    writer.object(key) { writer in
      if let note = plan.note { writer.string(CatalogWord.comment, note) }
      writer.string(CatalogWord.extractionState, CatalogWord.manual)
      writer.object(CatalogWord.localizations) { writer in
        if plan.selectors.isEmpty {
          writePlain(locales, formats, to: &writer)
        } else {
          writeSentences(locales, formats, to: &writer)
        }
      }
    }
  }

  /// Writes a key without selectors: one text a locale.
  private func writePlain(
    _ locales: [CatalogLocale],
    _ formats: Formats,
    to writer: inout XcodeJSONWriter
  ) {
    for locale in locales {
      let stand = plan.stands[locale.index]
      let frame = stand == locale.index ? locale.translated : locale.new
      // Most messages are a single text: no need to resolve anything.
      if let elements = plan.messages[stand]?.elements, elements.count == 1,
        case .text(let literal, _) = elements[0]
      {
        writer.member(frame, text.literal(literal))
      } else {
        let pieces = pieces(in: locale, formats)
        writer.member(frame, numbered(pieces).text(pieces) { _, _ in })
      }
    }
  }

  private func writeSentences(
    _ locales: [CatalogLocale],
    _ formats: Formats,
    to writer: inout XcodeJSONWriter
  ) {
    let sentences = locales.map { pieces(in: $0, formats) }
    let varies = sentences.allSatisfy(isPluralVariation)
    for (locale, pieces) in zip(locales, sentences) {
      let state: Text =
        plan.stands[locale.index] == locale.index ? CatalogWord.translated : CatalogWord.new
      writer.object(locale.name) { writer in
        if varies {
          writeVariation(pieces, state, to: &writer)
        } else {
          writeUnit(pieces, state, to: &writer)
        }
      }
    }
  }

  /// The sentence that a locale shows.
  private func pieces(in locale: CatalogLocale, _ formats: Formats) -> [Piece] {
    guard let message = plan.messages[plan.stands[locale.index]] else { return [] }
    let resolver = SentenceResolver(
      key: plan,
      cardinals: locale.rules.cardinals,
      ordinals: locale.rules.ordinals,
      formats: formats
    )
    return resolver.pieces(of: message, for: combination)
  }

  /// Whether a sentence is one plural whose every branch prints the count once, and nothing else:
  /// Foundation takes the first argument of such a text for the number that picks the branch.
  private func isPluralVariation(_ pieces: [Piece]) -> Bool {
    guard plan.placeholders.count == 1 else { return false }
    var plural: NativePlural?
    for piece in pieces {
      switch piece {
      case .value: return false
      case .plural(let another):
        guard plural == nil else { return false }
        plural = another
      case .text, .open, .close: break
      }
    }
    return plural?.forms.allSatisfy { form in form.pieces.count { $0 == .value(1) } == 1 } ?? false
  }

  private func writeVariation(_ pieces: [Piece], _ state: Text, to writer: inout XcodeJSONWriter) {
    var text = text
    text.isNumbered = false
    text.counted = 1
    text.countSpecifier = "%lld"
    let categories = pieces.compactMap { piece -> [NativePlural.Form]? in
      if case .plural(let plural) = piece { plural.forms } else { nil }
    }
    writer.object(CatalogWord.variations) { writer in
      writer.object(CatalogWord.plural) { writer in
        for form in (categories.first ?? []).inXcodeOrder {
          let whole = pieces.flatMap { piece in
            if case .plural = piece { form.pieces } else { [piece] }
          }
          writer.object(CatalogWord.of(form.category)) { writer in
            writer.unit(state, text.text(whole) { _, _ in })
          }
        }
      }
    }
  }

  private func writeUnit(_ pieces: [Piece], _ state: Text, to writer: inout XcodeJSONWriter) {
    var names = OccurrenceNames()
    var substitutions: [Substitution] = []
    let text = numbered(pieces)
    let value = text.text(pieces) { plural, bytes in
      let selector = plan.selectors[plural.selector]
      let substitution = Substitution(
        name: names.next(selector.argument),
        number: plan.number(of: selector) ?? 1,
        forms: plural.forms
      )
      bytes.append(text.isNumbered ? "%\(substitution.number)$#@" : "%#@")
      bytes.append(substitution.name + "@")
      substitutions.append(substitution)
    }
    writer.unit(state, value)
    guard !substitutions.isEmpty else { return }
    writer.object(CatalogWord.substitutions) { writer in
      let ordered = substitutions.sorted { XcodeOrder(Text($0.name)) < XcodeOrder(Text($1.name)) }
      for substitution in ordered {
        write(substitution, isNumbered: text.isNumbered, state, to: &writer)
      }
    }
  }

  private func write(
    _ substitution: Substitution,
    isNumbered: Bool,
    _ state: Text,
    to writer: inout XcodeJSONWriter
  ) {
    var text = text
    text.isNumbered = isNumbered
    text.counted = substitution.number
    writer.object(Text(substitution.name)) { writer in
      writer.literal(CatalogWord.argNum, String(substitution.number))
      writer.string(CatalogWord.formatSpecifier, CatalogWord.lld)
      writer.object(CatalogWord.variations) { writer in
        writer.object(CatalogWord.plural) { writer in
          for form in substitution.forms.inXcodeOrder {
            writer.object(CatalogWord.of(form.category)) { writer in
              writer.unit(state, text.text(form.pieces) { _, _ in })
            }
          }
        }
      }
    }
  }

  /// How a text is written; a single argument that is printed once needs no number, as Xcode writes
  /// it.
  private func numbered(_ pieces: [Piece]) -> CatalogText {
    guard plan.placeholders.count == 1 else { return text }
    let count = pieces.count { piece in
      switch piece {
      case .value, .plural: true
      case .text, .open, .close: false
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
    var forms: [NativePlural.Form]
  }
}

extension [NativePlural.Form] {
  /// The forms by their categories' names, as Xcode writes them.
  fileprivate var inXcodeOrder: [NativePlural.Form] {
    sorted { $0.category.rawValue < $1.category.rawValue }
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
