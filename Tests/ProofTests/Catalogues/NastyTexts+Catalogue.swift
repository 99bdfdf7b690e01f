import Diagnostics
import Locales
import Messages

extension NastyTexts {
  /// The members of a catalogue in which every text stands alone, beside an argument, in the branches
  /// of a plural and within a tag.
  static var members: [String] {
    all.enumerated().map { index, sample in
      let text = Element.text(Text(sample.text), none)
      let argument = Element.argument(name: "x", none)
      let branches = [PluralCategory.one, .other].map {
        Plural.Branch(
          selector: .category($0),
          selectorSpan: none,
          elements: [.pound(none), text],
          span: none
        )
      }
      let plural = Plural(
        kind: .cardinal,
        name: "n",
        nameSpan: none,
        offset: 0,
        branches: branches,
        span: none
      )
      let messages = [
        ("alone", sample.message), ("formatted", print([argument, text])),
        ("counted", print([text, .plural(plural)])),
        ("tagged", print([.tag(name: "b", children: [text], none), text, argument])),
        ("tagOnly", print([.tag(name: "b", children: [text], none), text])),
      ]
      let entries = messages.map { "\(Literal.json($0)): \(Literal.json($1))" }
      return "\"t\(index)\": {\(entries.joined(separator: ", "))}"
    }
  }

  private static let none = Span(0, 0)

  private static func print(_ elements: [Element]) -> String {
    MessagePrinter.print(Message(elements)).string
  }
}
