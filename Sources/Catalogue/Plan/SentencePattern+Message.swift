internal import Locales
internal import Messages

extension SentencePattern {
  /// Numbers a message's arguments and finds its selectors as the key's plan has them; `formats` tells
  /// what the message's styles stand for.
  init(
    _ message: Message,
    placeholders: [Placeholder],
    selectors: [Selector],
    formats: Formats
  ) {
    let reader = Reader(placeholders: placeholders, selectors: selectors, formats: formats)
    parts = reader.parts(of: message.elements, counted: nil)
  }

  private struct Reader {
    let placeholders: [Placeholder]
    let selectors: [Selector]
    let formats: Formats

    /// - Parameter counted: The number of the placeholder that `#` prints.
    func parts(of elements: [Element], counted: Int?) -> [Part] {
      var parts: [Part] = []
      parts.reserveCapacity(elements.count)
      append(elements, counted, to: &parts)
      return parts
    }

    private func append(_ elements: [Element], _ counted: Int?, to parts: inout [Part]) {
      for element in elements {
        switch element {
        case .text(let text, _):
          parts.append(.text(text))
        case .pound:
          if let counted { parts.append(.value(counted)) }
        case .argument, .number, .date, .time:
          let number = Placeholder(element, formats).flatMap(number)
          if let number { parts.append(.value(number)) }
        case .tag(let name, let children, _):
          parts.append(.open(name))
          append(children, counted, to: &parts)
          parts.append(.close(name))
        case .select(let select):
          append(select, to: &parts)
        case .plural(let plural):
          append(plural, to: &parts)
        }
      }
    }

    private func number(of placeholder: Placeholder) -> Int? {
      placeholders.firstIndex(of: placeholder).map { $0 + 1 }
    }

    /// Inside a select, `#` is a literal that the parser has already turned into text.
    private func append(_ select: Messages.Select, to parts: inout [Part]) {
      let other = select.branches.first { $0.word == "other" } ?? select.branches[0]
      let selector = selectors.firstIndex { $0.kind == .word && $0.argument == select.name }
      guard let selector else {
        append(other.elements, nil, to: &parts)
        return
      }
      parts.append(
        .select(
          Select(
            selector: selector,
            branches: select.branches.map { ($0.word, self.parts(of: $0.elements, counted: nil)) },
            other: self.parts(of: other.elements, counted: nil)
          )
        )
      )
    }

    private func append(_ plural: Messages.Plural, to parts: inout [Part]) {
      let counted = number(
        of: Placeholder(argument: plural.name, format: .pound(offset: plural.offset))
      )
      let other = plural.otherBranch
      let selector = selectors.firstIndex {
        $0.argument == plural.name && $0.kind == plural.selectorKind
      }
      guard let selector else {
        append(other.elements, counted, to: &parts)
        return
      }
      var exact: [(Int, [Part])] = []
      var categories: [(PluralCategory, [Part])] = []
      for branch in plural.branches {
        let parts = self.parts(of: branch.elements, counted: counted)
        switch branch.selector {
        case .exact(let number): exact.append((number, parts))
        case .category(let category): categories.append((category, parts))
        case .word: break
        }
      }
      parts.append(
        .plural(
          Plural(
            selector: selector,
            offset: plural.offset,
            isOrdinal: plural.kind == .ordinal,
            exact: exact,
            categories: categories,
            other: self.parts(of: other.elements, counted: counted)
          )
        )
      )
    }
  }
}
