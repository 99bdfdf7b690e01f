internal import APIModels

extension APIDocuments {
  /// Documents that say in odd ways which object they are.
  func unions(_ schema: APISchema, _ union: APIUnion) -> [APIDocument] {
    let wrong = ["[]", "\"x\"", "1", "true"].map { json in
      APIDocument(schema.name, json, json, .refused(code: "wrongType"))
    }
    switch union.decision {
    case .word(let property, _, let otherName):
      return wrong + words(schema, property, otherName, branch: model[union.branches[0].schema])
    case .flag(let property, let whenTrue, let otherwise):
      return wrong + flags(schema, union, property, whenTrue, otherwise)
    }
  }

  private func words(
    _ schema: APISchema,
    _ property: String,
    _ otherName: String,
    branch: APISchema
  ) -> [APIDocument] {
    let rest = members(branch).filter { $0.name != property }
    let path = "/" + property
    func document(_ name: String, _ json: String?, _ outcome: APIOutcome) -> APIDocument {
      let all = rest + (json.map { [(name: property, json: $0)] } ?? [])
      return APIDocument(schema.name, property + " " + name, JSONForm.object(all), outcome)
    }
    let kept = JSONForm.object([
      ("zz", "1.0"), (property, "\"?\""), ("AA", "[1e400,\"\\u00e9\\/\",{\"z\":0,\"a\":-0}]"),
    ])
    let key = JSONForm.text(property)
    let deep = String(repeating: "[", count: 511) + String(repeating: "]", count: 511)
    let keptDeep = "{\"a\":\(deep),\(key):\"?\"}"
    return [
      document("absent", nil, .refused(code: "missing", path: path)),
      document("null", "null", .refused(code: "null", path: path)),
      document("number", "1", .refused(code: "wrongType", path: path)),
      document("true", "true", .refused(code: "wrongType", path: path)),
      document("other", "\"?\"", .read(shown: ".\(otherName)(")),
      APIDocument(schema.name, "kept, 512 deep", keptDeep, .read(written: keptDeep)),
      APIDocument(
        schema.name,
        "kept",
        kept,
        .read(
          written: "{\"AA\":[1e400,\"é/\",{\"a\":-0,\"z\":0}],\(key):\"?\",\"zz\":1.0}",
          shown: ".\(otherName)("
        )
      ),
    ]
  }

  /// Objects that have all that either branch has, so that the flag alone decides.
  private func flags(
    _ schema: APISchema,
    _ union: APIUnion,
    _ property: String,
    _ whenTrue: Int,
    _ otherwise: Int
  ) -> [APIDocument] {
    let all = union.branches.flatMap { members(model[$0.schema]) }
    let rest = all.filter { $0.name != property }
    let documents = ["false", "null", "\"true\"", "1", "[]", "{}"].map { json in
      APIDocument(
        schema.name,
        "\(property) \(json)",
        JSONForm.object(rest + [(property, json)]),
        .read(shown: ".\(union.branches[otherwise].name)(")
      )
    }
    return documents + [
      APIDocument(
        schema.name,
        "\(property) absent",
        JSONForm.object(rest),
        .read(shown: ".\(union.branches[otherwise].name)(")
      ),
      APIDocument(
        schema.name,
        "\(property) true",
        JSONForm.object(rest + [(property, "true")]),
        .read(shown: ".\(union.branches[whenTrue].name)(")
      ),
    ]
  }
}
