extension APIReading {
  /// The schemas as they are now, each with what the operations do with it.
  mutating func usedSchemas(_ operations: [APIOperation]) -> [APISchema] {
    for operation in operations {
      for parameter in operation.parameters { mark(parameter.type, .request) }
      if case .json(let schema, _)? = operation.body?.content { mark(.reference(schema), .request) }
      for answer in operation.answers {
        for header in answer.response.headers { mark(header.type, .answer) }
        if let body = answer.response.body { mark(.reference(body.schema), .answer) }
      }
    }
    return schemas.compactMap { schema in
      schema.kind.map { kind in
        APISchema(
          name: schema.name,
          kind: kind,
          description: schema.description,
          examples: schema.examples.map { APIExample(name: nil, summary: nil, value: $0) },
          use: schema.use,
          span: schema.span
        )
      }
    }
  }

  /// Marks a type and all that it is made of.
  private mutating func mark(_ element: APIElement, _ use: APIUse) {
    guard case .reference(let reference) = element else { return }
    var open = [reference.index]
    while let index = open.popLast() {
      if schemas[index].use.contains(use) { continue }
      schemas[index].use.insert(use)
      open += parts(of: index)
    }
  }

  /// The schemas that one is made of.
  private func parts(of index: Int) -> [Int] {
    switch schemas[index].kind {
    case .object(let object):
      object.properties.compactMap { property in
        switch property.type {
        case .reference(let reference): reference.index
        case .array(let array): array.element.schemaIndex
        case .map(let element): element.schemaIndex
        case .scalar, .constant: nil
        }
      }
    case .union(let union): union.branches.map(\.schema.index)
    case .scalar, .words, nil: []
    }
  }
}

extension APIElement {
  /// The index of the schema that it refers to, if it does.
  fileprivate var schemaIndex: Int? {
    if case .reference(let reference) = self { reference.index } else { nil }
  }
}
