internal import APIModels
internal import Diagnostics
internal import Documents
internal import ScenarioKit

extension SchemaReader {
  /// Reads a keyword and its value.
  mutating func read(_ member: DocumentNode.Member, into schema: inout JSONSchema) {
    let (word, value) = (member.key.text.string, member.value)
    switch word {
    case "title": schema.title = text(value, of: word)
    case "description": schema.summary = text(value, of: word)
    case "$ref":
      if let reference = reference(value) { schema.keywords.append(.reference(reference)) }
    case "type": schema.keywords.append(.type(kinds(value)))
    case "const": schema.keywords.append(.const(JSONValue(value)))
    case "enum":
      schema.keywords.append(.enumeration(items(value, of: word).map { JSONValue($0) }))
    case "anyOf": schema.keywords.append(.anyOf(schemas(value, of: word)))
    case "oneOf": schema.keywords.append(.oneOf(schemas(value, of: word)))
    case "required":
      schema.keywords.append(
        .required(items(value, of: word).compactMap { text($0, of: word).map { Text($0) } })
      )
    case "propertyNames": schema.keywords.append(.propertyNames(self.schema(value)))
    case "items": schema.keywords.append(.items(self.schema(value)))
    case "minimum":
      if let number = number(value, of: word) { schema.keywords.append(.minimum(number)) }
    case "maximum":
      if let number = number(value, of: word) { schema.keywords.append(.maximum(number)) }
    case "pattern": readPattern(value, into: &schema)
    default:
      if let counted = Counted.allCases.first(where: { word == "min\($0.rawValue)" }) {
        if let count = count(value, of: word) { schema.keywords.append(.least(counted, count)) }
      } else if let counted = Counted.allCases.first(where: { word == "max\($0.rawValue)" }) {
        if let count = count(value, of: word) { schema.keywords.append(.most(counted, count)) }
      } else {
        tellUnknown(member)
      }
    }
  }

  /// `properties` and `additionalProperties`, which are one thing; nil where neither is there.
  mutating func memberSchemas(_ node: DocumentNode) -> MemberSchemas? {
    let (named, others) = (node.member("properties"), node.member("additionalProperties"))
    if named == nil, others == nil { return nil }
    var schemas: [(key: Text, schema: JSONSchema)] = []
    for member in named.map({ members($0.value, of: "properties") }) ?? [] {
      schemas.append((member.key.text, schema(member.value)))
    }
    guard let others else { return MemberSchemas(named: schemas, others: .free) }
    let rest: MemberSchemas.Others =
      switch others.value.value {
      case .bool(true): .free
      case .bool(false): .none
      default: .schema(schema(others.value))
      }
    return MemberSchemas(named: schemas, others: rest)
  }

  private mutating func readPattern(_ node: DocumentNode, into schema: inout JSONSchema) {
    guard case .string(let text) = node.value else {
      return tellKind(node, of: "pattern", "a text")
    }
    do throws(PatternProblem) {
      schema.keywords.append(.pattern(PatternMatcher(try APIPattern(reading: text.text.string))))
    } catch {
      tell(text.fileSpan(of: error.span, in: source), error.message, help: error.help)
    }
  }

  private static let words =
    [
      "$schema", "$ref", "$defs", "$comment", "title", "description", "type", "const", "enum",
      "properties", "required", "additionalProperties", "propertyNames", "items", "minimum",
      "maximum", "pattern", "anyOf", "oneOf",
    ] + Counted.allCases.flatMap { ["min\($0.rawValue)", "max\($0.rawValue)"] }

  private mutating func tellUnknown(_ member: DocumentNode.Member) {
    let word = member.key.text.string
    let instead = [
      "unevaluatedProperties": "\"additionalProperties\": false",
      "format": "a `pattern`",
      "exclusiveMinimum": "`minimum`", "exclusiveMaximum": "`maximum`",
      "allOf": "the keywords side by side, with `$ref` for one of them",
      "patternProperties": "`propertyNames` and `additionalProperties`",
      "$defs": "`$defs` at the top of the file",
    ]
    tell(
      member.key.span,
      "`\(member.key.text.shown)` is not one of the keywords that a suite's schema may have here",
      help: instead[word].map { "write \($0)" }
        ?? Suggestion.closest(to: word, among: Self.words).map { "did you mean `\($0)`?" }
    )
  }
}
