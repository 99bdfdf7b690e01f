internal import Diagnostics
internal import Documents

extension SuiteReader {
  /// Reads what a case does and expects.
  mutating func body(
    of members: [String: DocumentNode],
    _ node: DocumentNode,
    _ what: String
  ) -> (steps: [Step], finally: Expectation?) {
    let finally = members["finally"].map { expectation($0) }
    switch (members["steps"], members["input"]) {
    case (let steps?, nil):
      if let expect = members["expect"] {
        tell(.shape, expect.span, "a story expects something in a step, or `finally`")
      }
      return (story(steps, finally, node, what), finally)
    case (nil, let input?):
      if let finally {
        tell(.shape, finally.span, "a row has no `finally`: it is one step", help: "use `expect`")
      }
      return (row(input, members["expect"], node, what), nil)
    case (_?, let input?):
      tell(.shape, input.span, "\(what) has `steps` already: it is a story or a row, not both")
    case (nil, nil):
      let start = Span(node.span.start, node.span.start + 1)
      let help = "`steps` for a story, `input` and `expect` for a row"
      tell(.shape, start, "\(what) does nothing", help: help)
    }
    return ([], nil)
  }

  private mutating func story(
    _ steps: DocumentNode,
    _ finally: Expectation?,
    _ node: DocumentNode,
    _ what: String
  ) -> [Step] {
    let read = (items(steps, "`steps`") ?? []).enumerated().compactMap { step($1, index: $0) }
    let expectations = read.compactMap(\.expect) + [finally].compactMap(\.self)
    if expectations.allSatisfy(\.matcher.takesAnything) { tellNothingExpected(node, what) }
    return read
  }

  private mutating func step(_ node: DocumentNode, index: Int) -> Step? {
    guard let members = members(node, "a step") else { return nil }
    var word: DocumentNode?
    var expect: DocumentNode?
    var rest: [JSONMember] = []
    for member in members {
      let key = member.key.text.string
      switch key {
      case "do": word = member.value
      case "expect": expect = member.value
      default:
        if Suggestion.closest(to: key, among: ["expect"]) != nil {
          tell(
            .unknownMember,
            member.key.span,
            "a step has no `\(member.key.text.shown)`",
            help: "did you mean `expect`?"
          )
        }
        rest.append(JSONMember(key, value(member.value)))
      }
    }
    let expectation = expect.map { self.expectation($0) }
    guard let word else {
      let start = Span(node.span.start, node.span.start + 1)
      tell(.missingMember, start, "a step lacks `do`, the word for what is done")
      return nil
    }
    guard let text = text(word, "`do`") else { return nil }
    return Step(
      index: index,
      word: text,
      value: .object([JSONMember("do", .string(text))] + rest),
      expect: expectation,
      span: word.span
    )
  }

  private mutating func row(
    _ input: DocumentNode,
    _ expect: DocumentNode?,
    _ node: DocumentNode,
    _ what: String
  ) -> [Step] {
    let expectation = expect.map { self.expectation($0) }
    if expectation?.matcher.takesAnything != false { tellNothingExpected(node, what) }
    return [
      Step(
        index: 0,
        word: "judge",
        value: ["do": "judge", "input": value(input)],
        expect: expectation,
        span: input.span
      )
    ]
  }

  private mutating func tellNothingExpected(_ node: DocumentNode, _ what: String) {
    tell(
      .noExpectation,
      Span(node.span.start, node.span.start + 1),
      "\(what) expects nothing, so it passes whatever is seen",
      help: "\"expect\": { … }"
    )
  }
}
