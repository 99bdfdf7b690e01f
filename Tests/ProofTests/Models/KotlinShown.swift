import APIModels

/// Kotlin that reads and shows each type of an API: what Swift's reflection finds, Kotlin is told.
struct KotlinShown {
  let model: APIModel

  /// The file.
  var code: String {
    let readers = model.schemas.map { schema in
      "\"\(schema.name)\" to Reader(\(schema.name), \(schema.name).serializer(), ::show\(schema.name)),\n"
    }
    return """
      package app.proof

      import app.proof.generated.models.*

      internal val readers: Map<String, Reader<*>> = mapOf(
      \(readers.joined()))

      \(model.schemas.map(function).joined(separator: "\n"))
      """
  }

  private func function(_ schema: APISchema) -> String {
    "internal fun show\(schema.name)(value: \(schema.name)): String = \(body(schema))"
  }

  private func body(_ schema: APISchema) -> String {
    switch schema.kind {
    case .object(let object):
      let properties = object.properties.compactMap { property in
        shown(property).map { "\"\(property.name)=\" + \($0)" }
      }
      let list = "listOf<String>(\(properties.joined(separator: ", ")))"
      return list + ".joinToString(\",\", \"\(schema.name){\", \"}\")"
    case .scalar(let scalar):
      return "\"\(schema.name)(\" + \(shown(scalar, "value.value")) + \")\""
    case .words(let words):
      let names = words.words.map { "\(literal($0.text)) to \".\($0.name)\"" }
      let known = "mapOf(\(names.joined(separator: ", "))).getValue(value.word)"
      if words.isClosed { return known }
      let other = "\".\(words.otherName)(\" + text(value.word) + \")\""
      return "if (value is \(schema.name).\(capitalised(words.otherName))) \(other) else \(known)"
    case .union(let union):
      var cases = union.branches.map { branch in
        let type = branch.schema.name
        return "is \(type) -> \".\(branch.name)(\" + show\(type)(value) + \")\""
      }
      if case .word(_, _, let other) = union.decision {
        let shown = "\".\(other)(\" + tree(value.fields) + \")\""
        cases.append("is \(schema.name).\(capitalised(other)) -> \(shown)")
      }
      return "when (value) { \(cases.joined(separator: "; ")) }"
    }
  }

  /// A property as text; nil for a constant.
  private func shown(_ property: APIProperty) -> String? {
    let value = "value.`\(property.name)`"
    let inner = property.presence == .required ? value : "it"
    let shown: String
    switch property.type {
    case .scalar(let scalar): shown = self.shown(scalar, inner)
    case .reference(let reference): shown = "show\(reference.name)(\(inner))"
    case .array(let array):
      let item = self.shown(array.element, "item")
      shown = "\(inner).joinToString(\",\", \"[\", \"]\") { item -> \(item) }"
    case .map(let element):
      shown = "map(\(inner)) { item -> \(self.shown(element, "item")) }"
    case .constant: return nil
    }
    return property.presence == .required ? shown : "(\(value)?.let { \(shown) } ?: \"nil\")"
  }

  private func shown(_ element: APIElement, _ value: String) -> String {
    switch element {
    case .scalar(let scalar): shown(scalar, value)
    case .reference(let reference): "show\(reference.name)(\(value))"
    }
  }

  private func shown(_ scalar: APIScalar, _ value: String) -> String {
    switch scalar {
    case .text: "text(\(value))"
    case .date: "\(value).text"
    case .time: "\(value).run { \"$milliseconds \" + text(original) }"
    case .number: "WireDouble.text(\(value))"
    case .integer, .boolean: "\(value).toString()"
    }
  }

  private func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      "\"\\$".unicodeScalars.contains(scalar) ? "\\\(scalar)" : String(scalar)
    }
    return "\"" + escaped.joined() + "\""
  }

  private func capitalised(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }
}
