internal import APIModels

/// The types of an API's schemas.
struct KotlinTypes {
  private let model: APIModel

  init(_ model: APIModel) {
    self.model = model
  }

  /// Writes the type of a schema.
  func write(_ schema: APISchema, to code: inout CodeWriter) {
    switch schema.kind {
    case .object(let object):
      let type = KotlinObject(
        schema,
        object,
        unions: unions(of: schema),
        limits: KotlinLimits(model)
      )
      type.write(to: &code)
    case .scalar(let scalar):
      KotlinScalar(schema, scalar).write(to: &code)
    case .words(let words):
      KotlinWords(schema, words).write(to: &code)
    case .union(let union):
      KotlinUnion(schema, union).write(to: &code)
    }
  }

  /// The names of the unions that have an object for a branch.
  private func unions(of object: APISchema) -> [String] {
    model.schemas.compactMap { schema in
      guard case .union(let union) = schema.kind,
        union.branches.contains(where: { $0.schema.name == object.name })
      else { return nil }
      return schema.name
    }
  }
}
