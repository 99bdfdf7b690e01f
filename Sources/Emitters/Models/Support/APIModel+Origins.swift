internal import APIModels
internal import Diagnostics
internal import Outputs

extension APIModel {
  /// What is described at a byte of the description; an item of an output's parts is that byte.
  func origin(_ item: Int) -> Origin? {
    for schema in schemas {
      if schema.span.start == item { return origin(schema.name, schema.span) }
      guard case .object(let object) = schema.kind else { continue }
      for property in object.properties where property.span.start == item {
        return origin(schema.name + "." + property.name, property.span)
      }
    }
    for operation in operations where operation.span.start == item {
      return origin(operation.id, operation.span)
    }
    for response in allResponses where response.span.start == item {
      return origin(response.typeName, response.span)
    }
    return nil
  }

  private func origin(_ name: String, _ span: Span) -> Origin {
    Origin(name, at: Place(path: path, span: span))
  }
}
