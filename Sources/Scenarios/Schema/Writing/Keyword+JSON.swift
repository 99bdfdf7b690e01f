internal import APIModels
internal import Diagnostics
internal import ScenarioKit

extension Keyword {
  /// The keyword and its value, as they are written in a file.
  func members(in file: String) -> [JSONMember] {
    func array(_ key: String, _ schemas: [JSONSchema]) -> [JSONMember] {
      [JSONMember(key, .array(schemas.map { $0.json(in: file) }))]
    }
    switch self {
    case .nothing: return [JSONMember("not", [:])]
    case .reference(let reference): return [JSONMember("$ref", .string(reference.text(in: file)))]
    case .type(let kinds):
      let words = kinds.map { JSONValue.string($0.rawValue) }
      return [JSONMember("type", words.count == 1 ? words[0] : .array(words))]
    case .const(let value): return [JSONMember("const", value)]
    case .enumeration(let values): return [JSONMember("enum", .array(values))]
    case .anyOf(let schemas): return array("anyOf", schemas)
    case .oneOf(let schemas): return array("oneOf", schemas)
    case .members(let members): return members.members(in: file)
    case .required(let keys):
      return [JSONMember("required", .array(keys.map { .string($0.string) }))]
    case .propertyNames(let schema): return [JSONMember("propertyNames", schema.json(in: file))]
    case .items(let schema): return [JSONMember("items", schema.json(in: file))]
    case .least(let counted, let count):
      return [JSONMember("min\(counted.rawValue)", .int(Int64(count)))]
    case .most(let counted, let count):
      return [JSONMember("max\(counted.rawValue)", .int(Int64(count)))]
    case .minimum(let number): return [JSONMember("minimum", .double(number))]
    case .maximum(let number): return [JSONMember("maximum", .double(number))]
    case .pattern(let matcher):
      return [JSONMember("pattern", .string(matcher.pattern.source))]
    }
  }
}

extension MemberSchemas {
  fileprivate func members(in file: String) -> [JSONMember] {
    let properties = named.map { JSONMember($0.key.string, $0.schema.json(in: file)) }
    let own = properties.isEmpty ? [] : [JSONMember("properties", .object(properties))]
    switch others {
    case .free: return own
    case .none: return own + [JSONMember("additionalProperties", false)]
    case .schema(let schema):
      return own + [JSONMember("additionalProperties", schema.json(in: file))]
    }
  }
}

extension SchemaReference {
  /// The reference as a file writes it.
  fileprivate func text(in file: String) -> String {
    let fragment = name.map { "#/$defs/\($0.string)" } ?? (self.file == file ? "#" : "")
    if self.file == file { return fragment }
    // Derived files lie one folder deeper, and only refer to themselves and to that above.
    return (file.utf8.contains(UInt8(ascii: "/")) ? "../" : "") + self.file + fragment
  }
}
