internal import Diagnostics
internal import Documents

extension APIReading {
  /// Holds every union's branches to what its decision needs of them, and every constant to a union.
  mutating func checkDecisions() {
    var flagged: Span?
    for index in schemas.indices {
      guard case .union(let union)? = schemas[index].kind else { continue }
      let before = diagnostics.count
      let areObjects = checkBranches(of: union, at: index)
      switch union.decision {
      case .word(let property, let words, _) where areObjects:
        for (branch, word) in zip(union.branches, words) {
          checkWord(word, property, branch.schema, unionAt: index)
        }
      case .flag(let property, _, _) where areObjects:
        if let first = flagged { repeatedFlag(at: index, first) }
        flagged = flagged ?? schemas[index].span
        decide(union, by: property, at: index)
      case .word, .flag: break
      }
      if !areObjects || diagnostics.count > before {
        schemas[index].kind = nil
        hasRefusedUnion = true
      }
    }
    if !hasRefusedUnion { checkConstants() }
  }

  /// Whether every branch is an object; those that are not are told.
  private mutating func checkBranches(of union: APIUnion, at index: Int) -> Bool {
    var areObjects = true
    for branch in union.branches {
      let schema = schemas[branch.schema.index]
      switch schema.kind {
      case nil: areObjects = false
      case .object: break
      case .scalar, .words, .union:
        areObjects = false
        report(
          "models/union",
          schemas[index].span,
          "the branch `\(schema.name)` is no object, and a union is of objects",
          help: "name an object that has it as a property",
          related: [(schema.span, "`\(schema.name)` is here")]
        )
      }
    }
    return areObjects
  }

  private func property(_ name: String, of schema: Int) -> APIProperty? {
    guard case .object(let object)? = schemas[schema].kind,
      let index = schemas[schema].propertyIndices[Text(name)],
      object.properties.indices.contains(index)
    else { return nil }
    return object.properties[index]
  }

  private mutating func checkWord(
    _ word: String,
    _ name: String,
    _ branch: APIReference,
    unionAt index: Int
  ) {
    let property = property(name, of: branch.index)
    if let property, case .constant(let constant) = property.type {
      decidingConstants.insert(SchemaProperty(schema: branch.index, property: name))
      if constant == word { return }
      report(
        "models/union",
        property.span,
        "`\(branch.name)` is always `\(Text(constant).shown)`,"
          + " and `\(schemas[index].name)` calls it `\(Text(word).shown)`",
        help: "const: \(word)",
        related: [(schemas[index].span, "the union is here")]
      )
      return
    }
    report(
      "models/union",
      property?.span ?? schemas[branch.index].span,
      "`\(schemas[index].name)` is decided by `\(Text(name).shown)`,"
        + " which must be a constant of `\(branch.name)`",
      help: "\(name):\n  type: string\n  const: \(word)",
      related: [(schemas[index].span, "the union is here")]
    )
  }

  private mutating func repeatedFlag(at index: Int, _ first: Span) {
    report(
      "models/union",
      schemas[index].span,
      "only one union of a file is decided by `x-decide-by`",
      help: "discriminator:\n  propertyName: kind\n  mapping: …",
      related: [(first, "the first one is here")]
    )
  }

  /// Finds out which of two branches has the property that decides.
  private mutating func decide(_ union: APIUnion, by name: String, at index: Int) {
    let holders = union.branches.indices.filter { branch in
      property(name, of: union.branches[branch].schema.index) != nil
    }
    guard holders.count == 1, let holder = holders.first else {
      report(
        "models/union",
        schemas[index].span,
        holders.isEmpty
          ? "no branch has the property `\(Text(name).shown)`, which decides"
          : "both branches have the property `\(Text(name).shown)`, so it decides nothing",
        help: "x-decide-by: a boolean that exactly one of the branches has"
      )
      return
    }
    let branch = union.branches[holder].schema
    if let property = property(name, of: branch.index),
      property.type != .scalar(.boolean) || property.presence != .required
    {
      report(
        "models/union",
        property.span,
        "`\(Text(name).shown)` decides `\(schemas[index].name)`, so it must be a required boolean",
        help: "type: boolean",
        related: [(schemas[index].span, "the union is here")]
      )
    }
    let decision = APIUnion.Decision.flag(
      property: name,
      whenTrue: holder,
      otherwise: 1 - holder
    )
    schemas[index].kind = .union(APIUnion(branches: union.branches, decision: decision))
  }

  /// Tells constants that no union is decided by.
  private mutating func checkConstants() {
    for index in schemas.indices {
      guard case .object(let object)? = schemas[index].kind else { continue }
      for property in object.properties {
        guard case .constant(let word) = property.type,
          !decidingConstants.contains(SchemaProperty(schema: index, property: property.name))
        else { continue }
        report(
          "models/union",
          property.span,
          "no union is decided by `\(property.name)`, so it cannot be a constant",
          help: "remove `const: \(Text(word).shown)`, or name a union with a `discriminator`"
        )
      }
    }
  }
}
