internal import APIModels

extension APIDocuments {
  /// Documents in which one property is odd.
  func objects(_ schema: APISchema, _ object: APIObject) -> [APIDocument] {
    let whole = members(schema)
    var documents = [
      APIDocument(schema.name, "all properties", JSONForm.object(whole), .read()),
      APIDocument(
        schema.name,
        "backwards",
        JSONForm.object(whole.reversed()),
        .read()
      ),
    ]
    for property in object.properties {
      let others = whole.filter { $0.name != property.name }
      let absent: APIOutcome =
        property.presence == .optional
        ? .read() : .refused(code: "missing", path: "/" + property.name)
      documents.append(
        APIDocument(schema.name, property.name + " absent", JSONForm.object(others), absent)
      )
      for variant in variants(of: property, whole.first { $0.name == property.name }?.json) {
        let members = [(property.name, variant.json)] + others
        documents.append(
          APIDocument(
            schema.name,
            property.name + " " + variant.name,
            JSONForm.object(members),
            Self.moved(variant.outcome, to: property)
          )
        )
      }
    }
    return documents
      + ["[]", "\"x\"", "1", "true"].map { json in
        APIDocument(schema.name, json, json, .refused(code: "wrongType"))
      }
  }

  /// An outcome as a property's: what is written is written under its name.
  private static func moved(_ outcome: APIOutcome, to property: APIProperty) -> APIOutcome {
    guard case .read(let written, let shown, let violations) = outcome.inside(property.name),
      !written.isEmpty
    else { return outcome.inside(property.name) }
    return .read(
      written: JSONForm.text(property.name) + ":" + written,
      shown: shown,
      violations: violations
    )
  }

  private func variants(of property: APIProperty, _ sample: String?) -> [APIVariant] {
    let null: APIVariant =
      switch property.presence {
      case .required: APIVariant("null", .refused(code: "null"))
      case .optional: APIVariant("null", .read())
      case .nullable: APIVariant("null", .read(written: "null"))
      }
    return [null] + variants(of: property.type, sample)
  }

  private func variants(of type: APIType, _ sample: String?) -> [APIVariant] {
    switch type {
    case .scalar(let scalar):
      return ScalarVariants.of(scalar, sample: sample)
    case .reference(let reference):
      return variants(of: model[reference])
    case .constant:
      return [APIVariant("\"?\"", .refused(code: "wrongWord"))]
        + ["1", "[]", "{}", "true"].map(APIVariant.wrong)
    case .array(let array):
      return arrays(array)
    case .map(let element):
      return maps(element)
    }
  }
}
