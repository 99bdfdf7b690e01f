/// A map of any values.
private protocol AnyMap {
  var shown: String { get }
}

extension WireMap: AnyMap {
  fileprivate var shown: String {
    if let kept = self as? WireMap<WireJSON> { return json(WireJSON.object(kept)) }
    return "{" + map { json($0.name) + "=" + everything($0.value) }.joined(separator: ",") + "}"
  }
}

/// A value as a text that shows all it holds, alike in every language.
func shown(_ value: Any) -> String {
  switch value {
  case let value as Bool: return value ? "true" : "false"
  case let value as String: return json(value)
  case let value as Int32: return String(value)
  case let value as Int64: return String(value)
  case let value as Double: return json(value)
  case let value as CalendarDate: return value.text
  case let value as Timestamp: return "\(value.milliseconds) \(json(value.original))"
  case let map as any AnyMap: return map.shown
  default: return reflected(value)
  }
}

/// `shown` from where a member has that name.
private func everything(_ value: Any) -> String { shown(value) }

private func reflected(_ value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .optional:
    return mirror.children.first.map { shown($0.value) } ?? "nil"
  case .collection:
    return "[" + mirror.children.map { shown($0.value) }.joined(separator: ",") + "]"
  case .enum:
    guard let branch = mirror.children.first else { return "." + plain("\(value)") }
    return "." + plain(branch.label ?? "") + "(" + shown(branch.value) + ")"
  default:
    let type = "\(type(of: value))"
    if value is any WireText {
      return type + "(" + mirror.children.map { shown($0.value) }.joined() + ")"
    }
    let properties = mirror.children.map { plain($0.label ?? "") + "=" + shown($0.value) }
    return type + "{" + properties.joined(separator: ",") + "}"
  }
}

/// A name without what keeps it apart from a member of ours.
private func plain(_ name: String) -> String {
  name.hasSuffix("_") ? String(name.dropLast()) : name
}

private func json(_ value: some WireValue) -> String {
  var json = WireWriter()
  guard (try? value.write(to: &json)) != nil else { return "?" }
  return String(decoding: json.bytes, as: UTF8.self)
}
