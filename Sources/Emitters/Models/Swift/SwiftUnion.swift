internal import APIModels

/// Writes the enum of a union's objects.
struct SwiftUnion {
  private let schema: APISchema
  private let union: APIUnion

  init(_ schema: APISchema, _ union: APIUnion) {
    self.schema = schema
    self.union = union
  }

  func write(to code: inout CodeWriter) {
    SwiftDoc.write(schema.description, or: "One of several objects.", depth: 0, to: &code)
    code.block("public nonisolated enum \(schema.name): Hashable, Sendable {") { code in
      for branch in union.branches {
        SwiftDoc.write(nil, or: "It is a `\(branch.schema.name)`.", depth: 1, to: &code)
        code.line("case \(SwiftName.enumCase(branch.name))(\(branch.schema.name))")
      }
      if let other {
        code.line("/// An object of another kind, which is written as it was read.")
        code.line("case \(other)(WireMap<WireJSON>)")
      }
    }
    code.line()
    code.block("nonisolated extension \(schema.name): WireModel {") { code in
      writeReading(to: &code)
      code.line()
      code.line("/// Writes the object.")
      code.block("public func write(to json: inout WireWriter) throws(WireError) {") { code in
        writeEach("try value.write(to: &json)", kept: "try fields.write(to: &json)", to: &code)
      }
      code.line()
      code.line("/// Adds to a check what breaks a limit.")
      code.block("public func check(_ check: inout WireCheck) {") { code in
        writeEach("value.check(&check)", kept: "break", to: &code)
      }
    }
  }

  /// The case of objects that no branch is.
  private var other: String? {
    guard case .word(_, _, let otherName) = union.decision else { return nil }
    return SwiftName.enumCase(otherName)
  }

  private func writeReading(to code: inout CodeWriter) {
    switch union.decision {
    case .word(let property, let words, _):
      SwiftDoc.write(nil, or: "Reads what `\(property)` says it is.", depth: 1, to: &code)
      code.block("public init(wire: WireJSON) throws(WireError) {") { code in
        code.line("let fields = try wire.fields")
        code.line("switch try fields.word(\(SwiftCode.literal(property))) {")
        for (branch, word) in zip(union.branches, words) {
          let pattern = "case \(SwiftCode.literal(word))"
          code.lines(SwiftCall.branch(pattern, reading(branch), depth: 2))
        }
        if let other { code.line("default: self = .\(other)(fields)") }
        code.line("}")
      }
    case .flag(let property, let whenTrue, let otherwise):
      let summary = "Reads one object if `\(property)` is true, else the other."
      SwiftDoc.write(nil, or: summary, depth: 1, to: &code)
      code.block("public init(wire: WireJSON) throws(WireError) {") { code in
        let flag = SwiftCode.literal(property)
        code.line("if try wire.fields[\(flag)] == .boolean(true) {")
        code.indented { $0.line(reading(union.branches[whenTrue])) }
        code.line("} else {")
        code.indented { $0.line(reading(union.branches[otherwise])) }
        code.line("}")
      }
    }
  }

  private func reading(_ branch: APIUnion.Branch) -> String {
    "self = .\(SwiftName.enumCase(branch.name))(try \(branch.schema.name)(wire: wire))"
  }

  private func writeEach(_ statement: String, kept: String, to code: inout CodeWriter) {
    code.line("switch self {")
    for branch in union.branches {
      let pattern = "case .\(SwiftName.enumCase(branch.name))(let value)"
      code.lines(SwiftCall.branch(pattern, statement, depth: 2))
    }
    if let other {
      let pattern = kept == "break" ? ".\(other)" : ".\(other)(let fields)"
      code.line("case \(pattern): \(kept)")
    }
    code.line("}")
  }
}
