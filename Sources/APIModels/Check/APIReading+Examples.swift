internal import Diagnostics
internal import Documents

extension APIReading {
  /// Holds every schema's examples to it.
  mutating func checkSchemaExamples() {
    for index in schemas.indices {
      var shown: Set<Text> = []
      for example in schemas[index].examples {
        var path = ExamplePath()
        check(example, schema: index, &path)
        if case .object(let members) = example.value { shown.formUnion(members.map(\.key.text)) }
      }
      guard case .object(let object)? = schemas[index].kind, !schemas[index].examples.isEmpty else {
        continue
      }
      for property in object.properties where !shown.contains(Text(property.name)) {
        report(
          "models/example-unshown",
          property.span,
          "no example of `\(schemas[index].name)` shows `\(property.name)`",
          help: "add it to one of the schema's `examples`"
        )
      }
    }
  }

  /// Holds an example to what it is an example of.
  mutating func check(_ node: DocumentNode, _ element: APIElement) {
    var path = ExamplePath()
    check(node, element.type, &path)
  }

  /// Holds an example to a named schema; `path` says where in the whole example it stands.
  mutating func check(_ node: DocumentNode, schema index: Int, _ path: inout ExamplePath) {
    switch schemas[index].kind {
    case .object: check(node, objectOf: index, &path)
    case .scalar(let scalar): check(node, scalar, path)
    case .words: check(node, wordsOf: index, path)
    case .union(let union): check(node, union, of: index, &path)
    case nil: break
    }
  }

  private mutating func check(_ node: DocumentNode, _ type: APIType, _ path: inout ExamplePath) {
    switch type {
    case .scalar(let scalar): check(node, scalar, path)
    case .reference(let reference): check(node, schema: reference.index, &path)
    case .array(let array): check(node, array, &path)
    case .map(let element): check(node, mapOf: element, &path)
    case .constant(let word):
      if case .string(let text) = node.value, text.text.equals(word) { return }
      wrong("models/example-word", node, path, "must be `\(Text(word).shown)`, not \(seen(node))")
    }
  }

  // MARK: - Objects

  private mutating func check(
    _ node: DocumentNode,
    objectOf index: Int,
    _ path: inout ExamplePath
  ) {
    guard case .object(let object)? = schemas[index].kind else { return }
    guard case .object(let members) = node.value else {
      wrong("models/example-type", node, path, "must be an object, not \(node.kindName)")
      return
    }
    var present: Set<String> = []
    for member in members {
      guard let found = schemas[index].propertyIndices[member.key.text] else {
        unknownField(member.key, schema: index, path)
        continue
      }
      let property = object.properties[found]
      present.insert(property.name)
      path.within(property.name) { path in
        if case .null = member.value.value {
          checkNull(member.value, property.presence, path)
        } else {
          check(member.value, property.type, &path)
        }
      }
    }
    guard let missing = schemas[index].neverMissing.first(where: { !present.contains($0) }) else {
      return
    }
    report(
      "models/example-missing-field",
      head(of: node),
      "\(path.shown) has no `\(missing)`, which \(schemas[index].name) always has",
      help: "add it here, or take it out of `required`"
    )
  }

  private mutating func checkNull(
    _ node: DocumentNode,
    _ presence: APIProperty.Presence,
    _ path: ExamplePath
  ) {
    switch presence {
    case .nullable: break
    case .optional:
      wrong("models/example-type", node, path, "is never null; nothing is said by leaving it out")
    case .required: wrong("models/example-type", node, path, "is never null")
    }
  }

  private mutating func unknownField(_ key: DocumentText, schema index: Int, _ path: ExamplePath) {
    var names: [String] = []
    if mayCompare, case .object(let object)? = schemas[index].kind {
      names = object.properties.map(\.name)
    }
    let meant = closest(to: key.text.string, among: names)
    report(
      "models/example-unknown-field",
      key.span,
      "\(path.shown) has a field `\(key.text.shown)` that \(schemas[index].name) does not have",
      help: meant.map { "did you mean `\($0)`?" } ?? "remove it, or add it to `properties`"
    )
  }

  // MARK: - Arrays, maps, unions

  private mutating func check(_ node: DocumentNode, _ array: APIArray, _ path: inout ExamplePath) {
    guard case .array(let elements) = node.value else {
      wrong("models/example-type", node, path, "must be an array, not \(node.kindName)")
      return
    }
    if !array.count.contains(Int64(elements.count)) {
      let items = "has \(elements.count) items and must have \(array.count.words)"
      wrong("models/example-limit", node, path, items)
    }
    for (index, element) in elements.enumerated() {
      path.within(String(index)) { check(element, array.element.type, &$0) }
    }
  }

  private mutating func check(
    _ node: DocumentNode,
    mapOf element: APIElement,
    _ path: inout ExamplePath
  ) {
    guard case .object(let members) = node.value else {
      wrong("models/example-type", node, path, "must be an object, not \(node.kindName)")
      return
    }
    for member in members {
      path.within(member.key.text.shown) { check(member.value, element.type, &$0) }
    }
  }

  private mutating func check(
    _ node: DocumentNode,
    _ union: APIUnion,
    of index: Int,
    _ path: inout ExamplePath
  ) {
    guard case .object = node.value else {
      wrong("models/example-type", node, path, "must be an object, not \(node.kindName)")
      return
    }
    switch union.decision {
    case .flag(let property, let whenTrue, let otherwise):
      let isTrue = node.member(Text(property))?.value.value == .bool(true)
      check(node, schema: union.branches[isTrue ? whenTrue : otherwise].schema.index, &path)
    case .word(let property, _, _):
      guard case .string(let word)? = node.member(Text(property))?.value.value else {
        wrong("models/example-word", node, path, "has no text `\(property)`, which says what it is")
        return
      }
      guard let branch = schemas[index].wordIndices[word.text] else {
        unknownWord(word, of: index, path)
        return
      }
      check(node, schema: union.branches[branch].schema.index, &path)
    }
  }
}
