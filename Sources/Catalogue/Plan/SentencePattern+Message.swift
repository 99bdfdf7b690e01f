internal import Diagnostics
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
    var reader = Reader(placeholders: placeholders, selectors: selectors, formats: formats)
    reader.pattern.nodes.reserveCapacity(message.elements.count)
    reader.append(message.elements, nil)
    self = reader.pattern
  }

  private struct Reader {
    let placeholders: [Placeholder]
    let selectors: [Selector]
    let formats: Formats
    var pattern = SentencePattern()

    /// - Parameter counted: The number of the placeholder that `#` prints.
    mutating func append(_ elements: [Element], _ counted: Int32?) {
      for element in elements {
        switch element {
        case .text(let text, _):
          append(text)
        case .pound:
          if let counted { pattern.nodes.append(.value(counted)) }
        case .argument, .number, .date, .time:
          let number = Placeholder(element, formats).flatMap(number)
          if let number { pattern.nodes.append(.value(number)) }
        case .tag(let tag, let children, _):
          let name = name(tag)
          pattern.nodes.append(.open(name))
          append(children, counted)
          pattern.nodes.append(.close(name))
        case .select(let select):
          append(select)
        case .plural(let plural):
          append(plural)
        }
      }
    }

    private mutating func append(_ text: Text) {
      let start = pattern.texts.count
      pattern.texts += text.bytes
      pattern.nodes.append(.text(from: Int32(start), to: Int32(pattern.texts.count)))
    }

    private mutating func name(_ name: String) -> Int32 {
      pattern.names.append(name)
      return Int32(pattern.names.count - 1)
    }

    private func number(of placeholder: Placeholder) -> Int32? {
      placeholders.firstIndex(of: placeholder).map { Int32($0 + 1) }
    }

    /// Inside a select, `#` is a literal that the parser has already turned into text.
    private mutating func append(_ select: Messages.Select) {
      let other = select.branches.firstIndex { $0.word == "other" } ?? 0
      let selector = selectors.firstIndex { $0.kind == .word && $0.argument == select.name }
      guard let selector else {
        append(select.branches[other].elements, nil)
        return
      }
      appendChoice(selector, of: select.branches.count, other: other) { reader, index in
        let branch = select.branches[index]
        let word = reader.name(branch.word)
        reader.appendBranch(branch.elements, nil) { .word(word, end: $0) }
      }
    }

    private mutating func append(_ plural: Messages.Plural) {
      let counted = number(
        of: Placeholder(argument: plural.name, format: .pound(offset: plural.offset))
      )
      let selector = selectors.firstIndex {
        $0.argument == plural.name && $0.kind == plural.selectorKind
      }
      let other = plural.branches.firstIndex { $0.selector == .category(.other) } ?? 0
      guard let selector else {
        append(plural.branches[other].elements, counted)
        return
      }
      appendChoice(selector, of: plural.branches.count, other: other) { reader, index in
        let branch = plural.branches[index]
        switch branch.selector {
        case .exact(let number):
          reader.appendBranch(branch.elements, counted) { .exact(number, end: $0) }
        case .category(let category):
          reader.appendBranch(branch.elements, counted) { .category(category, end: $0) }
        case .word(let word):
          let name = reader.name(word)
          reader.appendBranch(branch.elements, counted) { .word(name, end: $0) }
        }
      }
    }

    /// Appends a choice, whose branches `branch` appends by their index.
    private mutating func appendChoice(
      _ selector: Int,
      of count: Int,
      other: Int,
      _ branch: (inout Reader, Int) -> Void
    ) {
      let choice = pattern.nodes.count
      var otherNode = choice + 1
      pattern.nodes.append(.choice(selector: 0, other: 0, end: 0))
      for index in 0..<count {
        if index == other { otherNode = pattern.nodes.count }
        branch(&self, index)
      }
      pattern.nodes[choice] = .choice(
        selector: Int32(selector),
        other: Int32(otherNode),
        end: Int32(pattern.nodes.count)
      )
    }

    /// Appends a branch, which `node` makes once its end is known.
    private mutating func appendBranch(
      _ elements: [Element],
      _ counted: Int32?,
      _ node: (_ end: Int32) -> Node
    ) {
      let start = pattern.nodes.count
      pattern.nodes.append(node(0))
      append(elements, counted)
      pattern.nodes[start] = node(Int32(pattern.nodes.count))
    }
  }
}
