internal import Diagnostics
internal import Locales
internal import Messages

/// Reads a key's messages, one after another, to patterns: numbers the arguments and finds the
/// selectors as the key's plan has them.
struct SentenceReader {
  private let placeholders: [Placeholder]
  private let selectors: [Selector]
  private let formats: KeyFormats
  // Grown for one message, used again for the next.
  private var nodes: [SentencePattern.Node] = []
  private var texts: [UInt8] = []
  private var names: [String] = []

  /// A reader of the messages of a key with these arguments and selectors; `formats` tells what their
  /// styles stand for.
  init(_ placeholders: [Placeholder], _ selectors: [Selector], _ formats: KeyFormats) {
    self.placeholders = placeholders
    self.selectors = selectors
    self.formats = formats
  }

  /// The pattern of a message.
  mutating func pattern(of message: Message) -> SentencePattern {
    nodes.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
    names.removeAll(keepingCapacity: true)
    append(message.elements, nil)
    // Copies of just the size: a plan keeps them all.
    return SentencePattern(nodes: nodes[...], texts: texts[...], names: names[...])
  }

  /// - Parameter counted: The number of the placeholder that `#` prints.
  private mutating func append(_ elements: [Element], _ counted: Int32?) {
    for element in elements {
      switch element {
      case .text(let text, _):
        append(text)
      case .pound:
        if let counted { nodes.append(.value(counted)) }
      case .argument, .number, .date, .time:
        let number = Placeholder(element, formats).flatMap(number)
        if let number { nodes.append(.value(number)) }
      case .tag(let tag, let children, _):
        let name = name(tag)
        nodes.append(.open(name))
        append(children, counted)
        nodes.append(.close(name))
      case .select(let select):
        append(select)
      case .plural(let plural):
        append(plural)
      }
    }
  }

  private mutating func append(_ text: Text) {
    let start = texts.count
    texts += text.bytes
    nodes.append(.text(from: Int32(start), to: Int32(texts.count)))
  }

  private mutating func name(_ name: String) -> Int32 {
    names.append(name)
    return Int32(names.count - 1)
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
    _ branch: (inout SentenceReader, Int) -> Void
  ) {
    let choice = nodes.count
    var otherNode = choice + 1
    nodes.append(.choice(selector: 0, other: 0, end: 0))
    for index in 0..<count {
      if index == other { otherNode = nodes.count }
      branch(&self, index)
    }
    nodes[choice] = .choice(
      selector: Int32(selector),
      other: Int32(otherNode),
      end: Int32(nodes.count)
    )
  }

  /// Appends a branch, which `node` makes once its end is known.
  private mutating func appendBranch(
    _ elements: [Element],
    _ counted: Int32?,
    _ node: (_ end: Int32) -> SentencePattern.Node
  ) {
    let start = nodes.count
    nodes.append(node(0))
    append(elements, counted)
    nodes[start] = node(Int32(nodes.count))
  }
}
