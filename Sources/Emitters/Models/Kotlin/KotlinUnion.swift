internal import APIModels

/// Writes the sealed interface of a union's objects, which implement it.
struct KotlinUnion {
  private let schema: APISchema
  private let union: APIUnion

  init(_ schema: APISchema, _ union: APIUnion) {
    self.schema = schema
    self.union = union
  }

  func write(to code: inout CodeWriter) {
    let names = union.branches.map { "`\($0.schema.name)`" }.joined(separator: ", ")
    KotlinDoc.write(schema.description, or: "One of \(names).", depth: 0, to: &code)
    code.line("@Serializable(with = \(schema.name).Companion::class)")
    code.block("public sealed interface \(schema.name) : WireModel {") { code in
      switch union.decision {
      case .word(let property, let words, let otherName):
        let other = KotlinName.capitalised(otherName)
        writeOther(other, to: &code)
        code.line()
        writeCompanion("Reads what `\(property)` says it is.", to: &code) { code in
          code.line("val fields = wire.fields")
          let word = "fields.required(\(Kotlin.literal(property)), WireString)"
          code.block("return when (\(word)) {") { code in
            for (branch, word) in zip(union.branches, words) {
              code.line("\(Kotlin.literal(word)) -> \(branch.schema.name).read(wire)")
            }
            code.line("else -> \(other)(fields)")
          }
        }
      case .flag(let property, let whenTrue, let otherwise):
        let summary = "Reads one object if `\(property)` is true, else the other."
        writeCompanion(summary, to: &code) { code in
          code.line("val flag = wire.fields.values[\(Kotlin.literal(property))]")
          code.block("return if (flag == WireJSON.Truth(true)) {", "} else {") { code in
            code.line("\(union.branches[whenTrue].schema.name).read(wire)")
          }
          code.indented { $0.line("\(union.branches[otherwise].schema.name).read(wire)") }
          code.line("}")
        }
      }
    }
  }

  private func writeOther(_ name: String, to code: inout CodeWriter) {
    code.lines(
      """
      /** An object of another kind, which is written as it was read. */
      public data class \(name)(
          /** The object as it was read. */
          public val fields: WireJSON.Fields,
      ) : \(schema.name) {
          override fun write(json: WireWriter) {
              WireTree.write(fields, json)
          }

          override fun check(check: WireCheck): Unit = Unit
      }
      """
    )
  }

  private func writeCompanion(
    _ summary: String,
    to code: inout CodeWriter,
    _ body: (inout CodeWriter) -> Void
  ) {
    KotlinDoc.write(nil, or: summary, depth: 1, to: &code)
    let type = "WireModelType<\(schema.name)>(\(Kotlin.literal(schema.name)))"
    code.block("public companion object : \(type) {") { code in
      code.block("override fun read(wire: WireJSON): \(schema.name) {", "}", body)
    }
  }
}
