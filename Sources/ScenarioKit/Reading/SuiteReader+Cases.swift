internal import Diagnostics
internal import Documents

extension SuiteReader {
  private static let caseMembers = [
    "id", "title", "rules", "tags", "since", "gone", "from", "given", "steps", "finally", "input",
    "expect",
  ]

  /// Reads a case; nil where nothing can be made of it.
  mutating func scenario(_ node: DocumentNode) -> Scenario? {
    guard let members = object(node, "a case", knows: Self.caseMembers) else { return nil }
    let idNode = required("id", of: members, node, "a case")
    let id = idNode.flatMap { caseID($0) }
    let what = id.map { "the case \($0)" } ?? "the case"
    let title = required("title", of: members, node, what).flatMap { text($0, "`title`") }
    let rules = required("rules", of: members, node, what).map { ruleIDs($0, what) }
    let tags = members["tags"].map { readTags($0) }
    let since = members["since"].flatMap { version($0, "`since`") }
    let gone = members["gone"].flatMap { version($0, "`gone`") }
    let from = members["from"].flatMap { fixture($0) }
    let own = members["given"].flatMap { given($0, what) }
    let body = body(of: members, node, what)
    guard let id, let idNode else { return nil }
    return Scenario(
      id: id,
      title: title ?? "",
      rules: rules ?? [],
      tags: tags ?? [],
      since: since,
      gone: gone,
      from: from?.name,
      given: .object(Self.merged(from?.value.members ?? [], own ?? [])),
      isRow: members["input"] != nil,
      steps: body.steps,
      finally: body.finally,
      span: node.span,
      idSpan: idNode.span,
      suite: suite,
      source: source
    )
  }

  private mutating func caseID(_ node: DocumentNode) -> String? {
    guard
      let id = text(node, "a case's id", as: .caseID, example: "\(suite)/outcome/all-returned")
    else { return nil }
    if !suite.isEmpty, id.utf8.first != nil, !id.utf8.starts(with: "\(suite)/".utf8) {
      tell(.value, node.span, "a case's id begins with its suite", help: "\(suite)/…")
    }
    if let first = idSpans[Text(id)] {
      tell(
        .duplicateID,
        node.span,
        "there is a case `\(id)` already, and an id never stands for another one",
        help: "give the new one an id of its own",
        related: [.init(file.place(first), "the first one is here")]
      )
    } else {
      idSpans[Text(id)] = node.span
    }
    return id
  }

  private mutating func ruleIDs(_ node: DocumentNode, _ what: String) -> [String] {
    guard let items = items(node, "`rules` of \(what)") else { return [] }
    if items.isEmpty {
      tell(.value, node.span, "\(what) shows no rule", help: "name the rule that it shows")
    }
    return items.compactMap { item in
      guard let id = text(item, "a rule of a case") else { return nil }
      if !rules.contains(where: { $0.id.utf8.elementsEqual(id.utf8) }) {
        tell(
          .unknownRule,
          item.span,
          "the suite has no rule `\(Text(id).shown)`",
          help: Self.help(for: id, among: rules.map(\.id))
        )
      }
      return id
    }
  }

  private mutating func readTags(_ node: DocumentNode) -> [ScenarioTag] {
    (items(node, "`tags`") ?? []).compactMap { item in
      guard let word = text(item, "a tag") else { return nil }
      if let tag = ScenarioTag(rawValue: word) { return tag }
      tell(
        .unknownWord,
        item.span,
        "there is no tag `\(Text(word).shown)`",
        help: Self.help(for: word, among: ScenarioTag.allCases.map(\.rawValue))
      )
      return nil
    }
  }

  private mutating func fixture(_ node: DocumentNode) -> Fixture? {
    guard let name = text(node, "`from`") else { return nil }
    if let index = fixtureIndices[Text(name)] { return fixtures[index] }
    tell(
      .unknownFixture,
      node.span,
      "`given` of the file has no `\(Text(name).shown)`",
      help: Self.help(for: name, among: fixtures.map(\.name))
    )
    return nil
  }

  private mutating func given(_ node: DocumentNode, _ what: String) -> [JSONMember]? {
    guard members(node, "`given` of \(what)") != nil else { return nil }
    return value(node).members
  }

  /// A fixture's members, with a case's own in their place or after them.
  private static func merged(_ fixture: [JSONMember], _ own: [JSONMember]) -> [JSONMember] {
    if own.isEmpty { return fixture }
    let kept = fixture.filter { member in own.value(of: member.key) == nil }
    return kept + own
  }
}
