internal import Diagnostics
internal import Documents

extension APIReading {
  /// The properties of a named object.
  mutating func object(_ fields: Fields, ofSchema index: Int) -> APIObject? {
    guard let node = fields["properties"] else {
      report(
        "models/missing-key",
        head(of: fields.node),
        "an object has at least one property, and this one has none",
        help: "properties:\n  name:\n    type: string"
      )
      return nil
    }
    let members = members(node, "`properties`")
    let required = requiredNames(fields, among: members)
    var properties: [APIProperty] = []
    for member in members {
      guard let property = property(member, isRequired: required.contains(member.key.text)) else {
        continue
      }
      schemas[index].propertyIndices[member.key.text] = properties.count
      if property.presence != .optional { schemas[index].neverMissing.append(property.name) }
      properties.append(property)
    }
    checkCount(properties)
    if members.isEmpty, case .object = node.value {
      report(
        "models/missing-key",
        node.span,
        "an object has at least one property, and this one has none",
        help: "properties:\n  name:\n    type: string"
      )
    }
    return APIObject(properties: properties)
  }

  private mutating func property(
    _ member: DocumentNode.Member,
    isRequired: Bool
  ) -> APIProperty? {
    let name = member.key.text.string
    checkCamel(name, "a property", at: member.key.span)
    guard let shaped = shaped(member.value, at: .property) else { return nil }
    let description = description(shaped.fields)
    guard let type = propertyType(shaped) else { return nil }
    if shaped.isNullable, !isRequired {
      report(
        "models/nullable",
        shaped.fields["type"]?.span ?? member.key.span,
        "`\(member.key.text.shown)` may be left out and be null, which are two ways to say nothing",
        help: "remove 'null', or add `\(member.key.text.shown)` to `required`"
      )
    }
    if case .constant = type, !isRequired {
      report(
        "models/union",
        member.key.span,
        "`\(member.key.text.shown)` decides a union, so it must be required",
        help: "required: [\(member.key.text.shown)]"
      )
    }
    return APIProperty(
      name: name,
      type: type,
      presence: shaped.isNullable ? .nullable : isRequired ? .required : .optional,
      description: description,
      span: member.key.span
    )
  }

  private mutating func requiredNames(
    _ fields: Fields,
    among members: [DocumentNode.Member]
  ) -> Set<Text> {
    guard let node = fields["required"] else { return [] }
    let known = Set(members.map(\.key.text))
    var required: Set<Text> = []
    for element in elements(node, "`required`") {
      guard let name = text(element, "an entry of `required`") else { continue }
      if !known.contains(name.text) {
        let names = mayCompare ? members.map(\.key.text.string) : []
        let meant = closest(to: name.text.string, among: names)
        report(
          "models/unknown-property",
          name.span,
          "the object has no property `\(name.text.shown)`",
          help: meant.map { "did you mean `\($0)`?" } ?? "add it to `properties`, or remove it here"
        )
      } else if !required.insert(name.text).inserted {
        report(
          "models/twice",
          name.span,
          "`\(name.text.shown)` is required twice",
          help: "remove one of the two"
        )
      }
    }
    return required
  }
}
