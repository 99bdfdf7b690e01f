import Diagnostics
import Messages

extension Message {
  /// The same message with every span empty, so that two messages compare by what they print.
  var withoutSpans: Message { Message(elements.map(\.withoutSpans)) }
}

extension Element {
  fileprivate var withoutSpans: Element {
    let none = Span(0, 0)
    switch self {
    case .text(let text, _): return .text(text, none)
    case .argument(let name, _): return .argument(name: name, none)
    case .number(let name, .named(let style, _), _):
      return .number(name: name, style: .named(style, none), none)
    case .number(let name, .skeleton(let tokens, _), _):
      return .number(name: name, style: .skeleton(tokens, none), none)
    case .number(let name, nil, _): return .number(name: name, style: nil, none)
    case .date(let name, let style, _):
      return .date(name: name, style: style?.withoutSpan, none)
    case .time(let name, let style, _):
      return .time(name: name, style: style?.withoutSpan, none)
    case .pound: return .pound(none)
    case .tag(let name, let children, _):
      return .tag(name: name, children: children.map(\.withoutSpans), none)
    case .select(let select):
      let branches = select.branches.map { branch in
        Select.Branch(
          word: branch.word,
          wordSpan: none,
          elements: branch.elements.map(\.withoutSpans),
          span: none
        )
      }
      return .select(Select(name: select.name, nameSpan: none, branches: branches, span: none))
    case .plural(let plural):
      let branches = plural.branches.map { branch in
        Plural.Branch(
          selector: branch.selector,
          selectorSpan: none,
          elements: branch.elements.map(\.withoutSpans),
          span: none
        )
      }
      return .plural(
        Plural(
          kind: plural.kind,
          name: plural.name,
          nameSpan: none,
          offset: plural.offset,
          branches: branches,
          span: none
        )
      )
    }
  }
}

extension DateTimeStyle {
  fileprivate var withoutSpan: DateTimeStyle {
    switch self {
    case .named(let name, _): .named(name, Span(0, 0))
    case .skeleton(let skeleton, _): .skeleton(skeleton, Span(0, 0))
    }
  }
}
