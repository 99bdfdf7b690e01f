internal import APIModels

/// The types of an API's schemas.
struct SwiftTypes {
  private let model: APIModel

  init(_ model: APIModel) {
    self.model = model
  }

  /// Writes the type of a schema.
  func write(_ schema: APISchema, to code: inout CodeWriter) {
    switch schema.kind {
    case .object(let object):
      SwiftObject(schema, object, limits: SwiftLimits(model)).write(to: &code)
    case .scalar(let scalar):
      SwiftScalar(schema, scalar).write(to: &code)
    case .words(let words):
      SwiftWords(schema, words).write(to: &code)
    case .union(let union):
      SwiftUnion(schema, union).write(to: &code)
    }
  }
}
