internal import Diagnostics
internal import Documents

extension SuiteReader {
  private static let ruleMembers = ["must", "should", "why", "page", "since", "gone", "onPhone"]

  /// Reads `rules`.
  mutating func readRules(_ node: DocumentNode) {
    for member in members(node, "`rules`") ?? [] {
      let key = DocumentNode(.string(member.key), member.key.span)
      let id = text(key, "a rule's id", as: .ruleID, example: "D6") ?? member.key.text.string
      let what = "the rule \(member.key.text.shown)"
      guard let members = object(member.value, what, knows: Self.ruleMembers) else { continue }
      let onPhone = members["onPhone"]
      if let onPhone, onPhone.value != .bool(true) {
        tell(.value, onPhone.span, "`onPhone` is true, or is left out")
      }
      guard let (strength, says) = strength(of: members, member.value, what) else { continue }
      if let onPhone, strength == .must {
        tell(
          .shape,
          onPhone.span,
          "a rule that is judged on a phone only has no case, so it cannot be a `must`",
          help: "should"
        )
      }
      rules.append(
        Rule(
          id: id,
          strength: strength,
          says: says,
          why: members["why"].flatMap { text($0, "`why`") },
          page: members["page"].flatMap { text($0, "`page`") },
          since: required("since", of: members, member.value, what)
            .flatMap { version($0, "`since`") } ?? "",
          gone: members["gone"].flatMap { version($0, "`gone`") },
          isJudgedOnPhone: onPhone != nil,
          span: member.key.span
        )
      )
    }
  }

  private mutating func strength(
    of members: [String: DocumentNode],
    _ node: DocumentNode,
    _ what: String
  ) -> (Rule.Strength, String)? {
    switch (members["must"], members["should"]) {
    case (let must?, nil): return text(must, "`must`").map { (.must, $0) }
    case (nil, let should?): return text(should, "`should`").map { (.should, $0) }
    case (nil, nil):
      _ = required("must", of: members, node, what)
    case (_?, let should?):
      tell(.shape, should.span, "\(what) has `must` already, and has one of the two")
    }
    return nil
  }

  /// Reads the file's `given`.
  mutating func readFixtures(_ node: DocumentNode) {
    for member in members(node, "`given`") ?? [] {
      let name = member.key.text
      guard members(member.value, "the fixture `\(name.shown)`") != nil else { continue }
      fixtureIndices[name] = fixtures.count
      fixtures.append(
        Fixture(name: name.string, value: value(member.value), span: member.key.span)
      )
    }
  }
}
