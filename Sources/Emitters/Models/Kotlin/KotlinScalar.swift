internal import APIModels

/// Writes the value class around a scalar.
struct KotlinScalar {
  private let schema: APISchema
  private let scalar: APIScalar

  init(_ schema: APISchema, _ scalar: APIScalar) {
    self.schema = schema
    self.scalar = scalar
  }

  func write(to code: inout CodeWriter) {
    let type = KotlinType(scalar)
    KotlinDoc.write(schema.description, or: "The value `\(schema.name)`.", depth: 0, to: &code)
    code.lines(
      """
      @Serializable
      @kotlin.jvm.JvmInline
      public value class \(schema.name)(
          /** What it holds. */
          public val value: \(type.name),
      ) : WireModel {
          override fun write(json: WireWriter) {
              \(type.wire).write(value, json)
          }

      """
    )
    code.indented { code in
      let statements = KotlinLimits.statements(of: scalar, on: "check.", "value", depth: 2)
      KotlinLimits.writeFunction(statements, to: &code)
      if scalar.isSecret { KotlinField.writeSecrecy(schema.name, to: &code) }
      code.line()
      code.line("/** Reads values. */")
      code.line("public companion object :")
      code.indented { code in
        code.line("WireScalarType<\(schema.name), \(type.name)>(")
        code.indented { code in
          code.line("\(type.wire),")
          code.line("::\(schema.name),")
          code.line("\(schema.name)::value,")
        }
        code.line(")")
      }
    }
    code.line("}")
  }
}
