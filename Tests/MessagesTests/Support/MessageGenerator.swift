import Diagnostics
import Locales
import Messages
import TestSupport

/// Random messages without spans, with every kind of piece and texts full of what needs quoting.
struct MessageGenerator {
  private var random: SeededGenerator
  private let none = Span(0, 0)

  /// Makes a generator for a seed.
  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// A random message.
  mutating func message() -> Message {
    Message(elements(depth: 0, poundIsNumber: false))
  }

  /// A random item of a list that is not empty.
  mutating func pick<Item>(_ items: [Item]) -> Item {
    items[Int.random(in: 0..<items.count, using: &random)]
  }

  private mutating func elements(depth: Int, poundIsNumber: Bool) -> [Element] {
    var elements: [Element] = []
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let element = element(depth: depth, poundIsNumber: poundIsNumber)
      // Texts never stand next to each other.
      if case .text = element, case .text = elements.last { continue }
      elements.append(element)
    }
    return elements
  }

  private mutating func element(depth: Int, poundIsNumber: Bool) -> Element {
    let name = pick(["n", "name", "имя", "名前", "_0"])
    switch Int.random(in: 0..<(depth < 3 ? 12 : 8), using: &random) {
    case 0: return .argument(name: name, none)
    case 1: return .number(name: name, style: numberStyle(), none)
    case 2: return .date(name: name, style: dateStyle(), none)
    case 3: return .time(name: name, style: dateStyle(), none)
    case 4 where poundIsNumber: return .pound(none)
    case 8:
      let children = elements(depth: depth + 1, poundIsNumber: poundIsNumber)
      return .tag(name: pick(["b", "a-b.c", "I1"]), children: children, none)
    case 9: return .select(select(name, depth))
    case 10, 11: return .plural(plural(name, depth))
    default: return .text(text(), none)
    }
  }

  private mutating func text() -> Text {
    let parts = ["'", "{", "}", "<", ">", "#", "/", "a", "b/>", " ", "é", "😀", "\n", "''", "</b>"]
    let count = Int.random(in: 1...8, using: &random)
    return Text((0..<count).map { _ in pick(parts) }.joined())
  }

  private mutating func numberStyle() -> NumberStyle? {
    pick([
      nil, .named("percent", none),
      .skeleton([SkeletonToken(stem: "currency", options: ["EUR"])], none),
      .skeleton(
        [SkeletonToken(stem: ".00", options: []), SkeletonToken(stem: ",_", options: [])],
        none
      ),
    ])
  }

  private mutating func dateStyle() -> DateTimeStyle? {
    pick([nil, .named("short", none), .skeleton("yMMMd", none), .skeleton("h 'o''clock}' a", none)])
  }

  private mutating func select(_ name: String, _ depth: Int) -> Select {
    let words = pick([["other"], ["male", "other"], ["other", "1", "ключ"]])
    let branches = words.map { word in
      Select.Branch(
        word: word,
        wordSpan: none,
        elements: elements(depth: depth + 1, poundIsNumber: false),
        span: none
      )
    }
    return Select(name: name, nameSpan: none, branches: branches, span: none)
  }

  private mutating func plural(_ name: String, _ depth: Int) -> Plural {
    let selectors: [Plural.Selector] = pick([
      [.category(.other)], [.exact(0), .exact(-7), .category(.one), .category(.other)],
      [.word("offset"), .word("=01"), .category(.other)],
    ])
    let branches = selectors.map { selector in
      Plural.Branch(
        selector: selector,
        selectorSpan: none,
        elements: elements(depth: depth + 1, poundIsNumber: true),
        span: none
      )
    }
    return Plural(
      kind: pick([.cardinal, .ordinal]),
      name: name,
      nameSpan: none,
      offset: pick([0, 0, 1, -2]),
      branches: branches,
      span: none
    )
  }
}
