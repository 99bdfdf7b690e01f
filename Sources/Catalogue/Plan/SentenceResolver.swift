public import Locales
public import Messages

/// Reduces a message to the sentence of one combination of choices, as its locale would print it.
public struct SentenceResolver: Sendable {
  private let placeholders: [Placeholder]
  private let selectors: [Selector]
  private let cardinals: PluralRules
  private let ordinals: PluralRules
  private let formats: Formats

  /// Makes a resolver for the messages of a key, whose placeholders and selectors number the pieces,
  /// in a locale with these plural rules; `formats` tells what the messages' styles stand for.
  public init(
    key: KeyPlan,
    cardinals: PluralRules,
    ordinals: PluralRules,
    formats: Formats
  ) {
    placeholders = key.placeholders
    selectors = key.selectors
    self.cardinals = cardinals
    self.ordinals = ordinals
    self.formats = formats
  }

  /// The sentence of a message for a combination, one choice a selector of the key.
  public func pieces(of message: Message, for combination: KeyPlan.Combination) -> [Piece] {
    var pieces: [Piece] = []
    pieces.reserveCapacity(message.elements.count)
    append(message.elements, Context(combination: combination), to: &pieces)
    return pieces
  }

  private struct Context {
    var combination: KeyPlan.Combination
    /// The innermost plural around, whose number `#` prints.
    var counted: Placeholder?
    /// The native plural around and the category that is being printed of it.
    var form: (selector: Int, category: PluralCategory)?
  }

  private func append(_ elements: [Element], _ context: Context, to pieces: inout [Piece]) {
    for element in elements {
      switch element {
      case .text(let text, _):
        pieces.append(.text(text))
      case .pound:
        if let counted = context.counted { appendValue(counted, to: &pieces) }
      case .argument, .number, .date, .time:
        if let placeholder = Placeholder(element, formats) { appendValue(placeholder, to: &pieces) }
      case .tag(let name, let children, _):
        pieces.append(.open(name))
        append(children, context, to: &pieces)
        pieces.append(.close(name))
      case .select(let select):
        append(branch(of: select, context).elements, within(context), to: &pieces)
      case .plural(let plural):
        append(plural, context, to: &pieces)
      }
    }
  }

  private func appendValue(_ placeholder: Placeholder, to pieces: inout [Piece]) {
    guard let index = placeholders.firstIndex(of: placeholder) else { return }
    pieces.append(.value(index + 1))
  }

  /// Inside a select, `#` is a literal that the parser has already turned into text.
  private func within(_ context: Context) -> Context {
    var inner = context
    inner.counted = nil
    return inner
  }

  private func branch(of select: Select, _ context: Context) -> Select.Branch {
    let index = selectors.firstIndex { $0.kind == .word && $0.argument == select.name }
    if let index, case .word(let word) = context.combination[index],
      let branch = select.branches.first(where: { $0.word == word })
    {
      return branch
    }
    return select.branches.first { $0.word == "other" } ?? select.branches[0]
  }

  private func append(_ plural: Plural, _ context: Context, to pieces: inout [Piece]) {
    var inner = context
    inner.counted = Placeholder(argument: plural.name, format: .pound(offset: plural.offset))
    let index = selectors.firstIndex {
      $0.argument == plural.name && $0.kind == plural.selectorKind
    }
    guard let index else {
      append(plural.branch(for: .other).elements, inner, to: &pieces)
      return
    }
    switch context.combination[index] {
    case .exact(let number):
      append(plural.branch(exactly: number, rules(of: plural)).elements, inner, to: &pieces)
    case .category(let category):
      append(plural.branch(for: category).elements, inner, to: &pieces)
    case .native:
      if let form = context.form, form.selector == index {
        append(plural.branch(for: form.category).elements, inner, to: &pieces)
        return
      }
      let forms = cardinals.categories.map { category in
        var context = inner
        context.form = (index, category)
        var form: [Piece] = []
        append(plural.branch(for: category).elements, context, to: &form)
        return NativePlural.Form(category: category, pieces: form)
      }
      pieces.append(.plural(NativePlural(selector: index, forms: forms)))
    case .word:
      append(plural.branch(for: .other).elements, inner, to: &pieces)
    }
  }

  private func rules(of plural: Plural) -> PluralRules {
    plural.kind == .cardinal ? cardinals : ordinals
  }
}
