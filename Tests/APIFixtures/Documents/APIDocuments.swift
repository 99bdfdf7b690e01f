public import APIModels
internal import Diagnostics
internal import Documents

/// Documents for every type of an API: each example; each property absent, null, of another type, at
/// and over each limit, a word nobody knows; and documents that readers of JSON disagree on.
public struct APIDocuments {
  let model: APIModel

  /// The documents, in the order of the schemas.
  public static func of(_ model: APIModel) -> [APIDocument] {
    let documents = APIDocuments(model: model)
    return model.schemas.flatMap { documents.all(of: $0) }
  }

  private func all(of schema: APISchema) -> [APIDocument] {
    let examples = schema.examples.enumerated().map { index, example in
      APIDocument(schema.name, "example \(index)", JSONForm.value(example.value), .read())
    }
    let null = APIDocument(schema.name, "null", "null", .refused(code: "null"))
    return examples + [null] + generated(schema)
  }

  private func generated(_ schema: APISchema) -> [APIDocument] {
    switch schema.kind {
    case .object(let object):
      return objects(schema, object) + odd(schema)
    case .union(let union):
      return unions(schema, union) + odd(schema)
    case .scalar, .words:
      return variants(of: schema).map { variant in
        APIDocument(schema.name, variant.name, variant.json, variant.outcome)
      }
    }
  }

  /// The ways to write the value of a schema.
  func variants(of schema: APISchema) -> [APIVariant] {
    switch schema.kind {
    case .scalar(let scalar):
      ScalarVariants.of(scalar, sample: sample(schema))
    case .words(let words):
      WordVariants.of(words)
    case .object, .union:
      ["[]", "\"x\"", "1", "true"].map(APIVariant.wrong)
    }
  }

  /// A value of a schema: its first example.
  func sample(_ schema: APISchema) -> String {
    schema.examples.first.map { JSONForm.value($0.value) } ?? "null"
  }

  /// An object's members: all that its examples show, the first example's first.
  func members(_ schema: APISchema) -> [(name: String, json: String)] {
    var members: [(name: String, json: String)] = []
    for example in schema.examples {
      guard case .object(let shown) = example.value.value else { continue }
      for member in shown where !members.contains(where: { $0.name == member.key.text.string }) {
        members.append((member.key.text.string, JSONForm.value(member.value)))
      }
    }
    return members
  }
}
