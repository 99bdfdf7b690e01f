internal import Diagnostics
internal import Documents

extension APIReading {
  /// Reads an operation; nil if it was refused.
  mutating func operation(_ draft: OperationDraft) -> APIOperation? {
    guard let fields = fields(draft.node, .operation) else { return nil }
    let before = diagnostics.count
    let id = fields["operationId"].flatMap { text($0, "`operationId`") }
    if let id { takeNames(of: id, draft) }
    let name = id.map { CodeName.capitalised($0.text.string) } ?? ""
    let tags = fields["tags"].map { readTags($0) } ?? []
    let security = fields["security"].map { self.security($0) } ?? draft.security
    let parameters = fields["parameters"].map { readParameters($0) } ?? []
    let path = path(draft, parameters)
    let body = fields["requestBody"].flatMap { requestBody($0) }
    if let member = fields.member("requestBody"), [.get, .delete].contains(draft.method) {
      report(
        "models/no-body",
        member.key.span,
        "a request with `\(draft.method.rawValue)` has no body",
        help: "send it with parameters, or with `post`"
      )
    }
    let answers = fields["responses"].map { readAnswers($0, operation: name) } ?? []
    guard let id, diagnostics.count == before else { return nil }
    return APIOperation(
      id: id.text.string,
      callName: name + "Call",
      replyName: name + "Reply",
      method: draft.method,
      path: path,
      description: description(fields),
      tags: tags,
      security: security,
      parameters: parameters,
      body: body,
      answers: answers,
      span: id.span
    )
  }

  private mutating func takeNames(of id: DocumentText, _ draft: OperationDraft) {
    let word = id.text.string
    checkCamel(word, "an operation", at: id.span)
    let name = CodeName.capitalised(word)
    let what = "the operation `\(id.text.shown)`"
    if takeType(name + "Call", for: what, at: id.span) {
      takeType(name + "Reply", for: what, at: id.span)
    }
  }

  private mutating func readTags(_ node: DocumentNode) -> [String] {
    elements(node, "`tags`").compactMap { element in
      guard let tag = text(element, "a tag") else { return nil }
      if !tags.contains(tag.text) {
        let names = mayCompare ? tags.map(\.string).sorted() : []
        let meant = closest(to: tag.text.string, among: names)
        report(
          "models/unknown-tag",
          tag.span,
          "there is no tag `\(tag.text.shown)` in `tags`",
          help: meant.map { "did you mean `\($0)`?" } ?? "tags:\n  - name: \(tag.text.shown)"
        )
      }
      return tag.text.string
    }
  }

  private mutating func readParameters(_ node: DocumentNode) -> [APIParameter] {
    var scope = NameScope(reserving: ["body"])
    var onWire = NameScope()
    var found: [APIParameter] = []
    for element in elements(node, "`parameters`") {
      guard var parameter = parameter(element) else { continue }
      let key = "\(parameter.location) \(parameter.name)"
      guard isNew(key, "the parameter `\(parameter.name)`", at: head(of: element), in: &onWire)
      else { continue }
      parameter.codeName = codeName(
        of: "the parameter `\(parameter.name)`",
        parameter.codeName,
        orWith: CodeName.capitalised(parameter.location.rawValue),
        at: head(of: element),
        in: &scope
      )
      found.append(parameter)
    }
    return found
  }

  private mutating func readAnswers(_ node: DocumentNode, operation: String) -> [APIAnswer] {
    let members = members(node, "`responses`")
    if members.isEmpty, case .object = node.value {
      report(
        "models/missing-key",
        node.span,
        "an operation has at least one answer",
        help: "'204':\n  description: …"
      )
    }
    var answers: [APIAnswer] = []
    for member in members {
      guard let status = status(member.key),
        let response = response(member, operation + (status.map(String.init) ?? "Default"))
      else { continue }
      if let status, status < 200 || status == 204 || status == 304, response.body != nil {
        report(
          "models/no-body",
          member.key.span,
          "an answer with status \(status) has no body (RFC 9110)",
          help: "remove its `content`"
        )
      }
      answers.append(
        APIAnswer(
          status: status,
          name: status.map { "status\($0)" } ?? "otherStatus",
          response: response,
          span: member.key.span
        )
      )
    }
    return answers.filter { $0.status != nil }.sorted { $0.status ?? 0 < $1.status ?? 0 }
      + answers.filter { $0.status == nil }
  }

  /// A status in quotes, `.some(nil)` for `default`; nil if it was refused.
  private mutating func status(_ key: DocumentText) -> Int?? {
    if key.text == "default" { return .some(nil) }
    let digits = key.text.string
    guard let status = Int(digits), (100...599).contains(status), digits.utf8.count == 3 else {
      report(
        "models/status",
        key.span,
        "a status is three digits in quotes, or `default`, not `\(key.text.shown)`",
        help: digits.utf8.first.map { "'\(Character(Unicode.Scalar($0)))00'" }
      )
      return nil
    }
    if case .verbatim(let start) = key.notation, start == key.span.start {
      report(
        "models/status",
        key.span,
        "without quotes a status is a number, and keys are texts",
        help: "'\(digits)':"
      )
    }
    return status
  }

  private mutating func response(_ member: DocumentNode.Member, _ name: String) -> APIResponse? {
    if let reference = member.value.member("$ref") {
      guard fields(member.value, .reference) != nil else { return nil }
      return shared(reference.value, in: responses)
    }
    let typeName = name + "Response"
    takeType(typeName, for: "the answer `\(member.key.text.shown)`", at: member.key.span)
    return ownResponse(member.value, typeName: typeName, at: member.key.span)
  }
}
