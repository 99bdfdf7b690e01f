internal import Diagnostics
internal import Documents

extension APIReading {
  /// Reads the ways to say who asks.
  mutating func readSecuritySchemes(_ node: DocumentNode) {
    for member in members(node, "`components/securitySchemes`") {
      securitySchemes.add(member.key.text, securityScheme(member))
    }
  }

  private mutating func securityScheme(_ member: DocumentNode.Member) -> APISecurity? {
    guard let fields = fields(member.value, .securityScheme), let type = text(fields, "type")
    else { return nil }
    let description = description(fields)
    let carrier: APISecurity.Carrier?
    switch (type, text(fields, "scheme"), text(fields, "in"), text(fields, "name")) {
    case ("http", "bearer"?, nil, nil): carrier = .bearer
    case ("apiKey", nil, "cookie"?, let name?): carrier = .cookie(name)
    case ("apiKey", nil, "header"?, let name?): carrier = .header(name)
    default: carrier = nil
    }
    guard let carrier else {
      report(
        "models/not-in-dialect",
        member.key.span,
        "a security scheme is a bearer token, or a named cookie or header",
        help: "type: http\nscheme: bearer\n\ntype: apiKey\nin: cookie\nname: …"
      )
      return nil
    }
    return APISecurity(name: member.key.text.string, carrier: carrier, description: description)
  }

  /// How an operation says who asks: nothing, or one scheme.
  mutating func security(_ node: DocumentNode) -> APISecurity? {
    let elements = elements(node, "`security`")
    guard let element = elements.first else { return nil }
    guard elements.count == 1, case .object(let members) = element.value, members.count == 1,
      members[0].value.value == .array([])
    else {
      report(
        "models/not-in-dialect",
        head(of: node),
        "`security` names one scheme, or none",
        help: "security:\n  - name: []"
      )
      return nil
    }
    let name = members[0].key
    if let index = securitySchemes.index(of: name.text) { return securitySchemes.values[index] }
    let names = mayCompare ? securitySchemes.names : []
    let meant = closest(to: name.text.string, among: names)
    report(
      "models/unknown-reference",
      name.span,
      "there is no `\(name.text.shown)` in `components/securitySchemes`",
      help: meant.map { "did you mean `\($0)`?" }
        ?? "components:\n  securitySchemes:\n    \(name.text.shown):\n      type: http\n"
        + "      scheme: bearer"
    )
    return nil
  }
}
