internal import Diagnostics
internal import Documents

extension APIReading {
  /// The branches of a named union, and how reading decides; what the branches must have for it is
  /// judged when all schemas are known.
  mutating func union(_ fields: Fields) -> APIUnion? {
    guard let node = fields["oneOf"] else { return nil }
    let references = branchReferences(node)
    switch (fields["discriminator"], fields.member("x-decide-by")) {
    case (nil, nil):
      report(
        "models/union",
        head(of: fields.node),
        "nothing says how to tell the branches of this union apart",
        help: "discriminator:\n  propertyName: kind\n  mapping:\n"
          + "    word: '#/components/schemas/Name'"
      )
      return nil
    case (_?, let flag?):
      report(
        "models/union",
        flag.key.span,
        "a union is decided by a `discriminator` or by `x-decide-by`, not by both",
        help: "remove one of the two"
      )
      return nil
    case (let discriminator?, nil): return union(of: references, by: discriminator)
    case (nil, let flag?): return union(of: references, by: flag)
    }
  }

  private mutating func branchReferences(_ node: DocumentNode) -> [APIReference] {
    let elements = elements(node, "`oneOf`")
    var references: [APIReference] = []
    var seen: Set<Int> = []
    for element in elements {
      guard let member = element.member("$ref") else {
        report(
          "models/inline",
          head(of: element),
          "a branch of a union must have a name of its own",
          help: "move it to `components/schemas` and write\n- $ref: '#/components/schemas/Name'"
        )
        continue
      }
      guard fields(element, .reference) != nil, let found = schemaReference(member.value) else {
        continue
      }
      if seen.insert(found.index).inserted {
        references.append(found)
      } else {
        report(
          "models/twice",
          member.value.span,
          "`\(found.name)` is a branch of this union twice",
          help: "remove one of the two"
        )
      }
    }
    if case .array = node.value, elements.count < 2 {
      report(
        "models/union",
        node.span,
        "a union has at least two branches",
        help: "refer to the one schema itself"
      )
    }
    return references
  }

  private mutating func union(
    of references: [APIReference],
    by discriminator: DocumentNode
  ) -> APIUnion? {
    guard let fields = fields(discriminator, .discriminator),
      let property = text(fields, "propertyName"), let mapping = fields["mapping"]
    else { return nil }
    let known = Set(references.map(\.index))
    var words: [Int: (word: String, name: String)] = [:]
    var scope = NameScope()
    let before = diagnostics.count
    for member in members(mapping, "`mapping`") {
      guard let found = schemaReference(member.value) else { continue }
      guard known.contains(found.index) else {
        report(
          "models/union",
          member.value.span,
          "`\(found.name)` is no branch of this union",
          help: "add it to `oneOf`, or remove it here"
        )
        continue
      }
      if let other = words[found.index] {
        report(
          "models/union",
          member.key.span,
          "`\(found.name)` has the word `\(Text(other.word).shown)` already, and can have only one",
          help: "name a schema for each word"
        )
      } else if let name = caseName(member.key.text, at: member.key.span, in: &scope) {
        words[found.index] = (member.key.text.string, name)
      }
    }
    let isMappingWhole = diagnostics.count == before
    var branches: [APIUnion.Branch] = []
    for reference in references {
      guard let word = words[reference.index] else {
        guard isMappingWhole else { continue }
        report(
          "models/union",
          head(of: mapping),
          "the branch `\(reference.name)` has no word in `mapping`",
          help: "mapping:\n  word: '#/components/schemas/\(reference.name)'"
        )
        continue
      }
      branches.append(APIUnion.Branch(schema: reference, name: word.name))
    }
    return APIUnion(
      branches: branches,
      decision: .word(
        property: property,
        words: branches.compactMap { words[$0.schema.index]?.word },
        otherName: otherName(in: scope)
      )
    )
  }

  private mutating func union(
    of references: [APIReference],
    by flag: DocumentNode.Member
  ) -> APIUnion? {
    guard let property = text(flag.value, "`x-decide-by`")?.text.string else { return nil }
    guard references.count == 2 else {
      if references.count > 2 {
        report(
          "models/union",
          flag.key.span,
          "`x-decide-by` tells two branches apart, and there are \(references.count)",
          help: "discriminator:\n  propertyName: kind\n  mapping: …"
        )
      }
      return nil
    }
    // Which branch has the property is found out when all schemas are known.
    return APIUnion(
      branches: references.map {
        APIUnion.Branch(schema: $0, name: CodeName.camel($0.name) ?? $0.name)
      },
      decision: .flag(property: property, whenTrue: 0, otherwise: 1)
    )
  }
}
