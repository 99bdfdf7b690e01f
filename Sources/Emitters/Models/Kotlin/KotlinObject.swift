internal import APIModels
internal import Diagnostics

/// Writes the class of an object.
struct KotlinObject {
  private let schema: APISchema
  private let object: APIObject
  private let unions: [String]
  private let limits: KotlinLimits

  /// - Parameter unions: The unions that it is a branch of.
  init(_ schema: APISchema, _ object: APIObject, unions: [String], limits: KotlinLimits) {
    self.schema = schema
    self.object = object
    self.unions = unions
    self.limits = limits
  }

  func write(to code: inout CodeWriter) {
    KotlinDoc.write(schema.description, or: "The object `\(schema.name)`.", depth: 0, to: &code)
    code.line("@Serializable(with = \(schema.name).Companion::class)")
    let fields = object.properties.compactMap { KotlinField($0) }
    let supertypes = unions.isEmpty ? ["WireModel"] : unions
    KotlinField.writeClass(schema.name, of: supertypes, fields, to: &code) { code in
      code.block("override fun write(json: WireWriter) {") { code in
        code.line("json.openObject()")
        for property in object.propertiesByName {
          let call = KotlinCall.lines("json.\(method(property))", writing(property), depth: 2)
          code.part(of: property.span.start) { $0.lines(call) }
        }
        code.line("json.closeObject()")
      }
      code.line()
      KotlinLimits.writeFunction(limits.statements(of: object.properties), to: &code)
      code.line()
      code.line("/** Reads objects; fields that it does not know are ignored. */")
      let type = "WireModelType<\(schema.name)>(\(Kotlin.literal(schema.name)))"
      code.block("public companion object : \(type) {", "}", writeReading)
    }
  }

  /// The name, the value and its type, as arguments.
  private func writing(_ property: APIProperty) -> [String] {
    let name = Kotlin.literal(property.name)
    if case .constant(let word) = property.type {
      return [name, Kotlin.literal(word), "WireString"]
    }
    let type = KotlinType(property.type)?.wire ?? ""
    return [name, "this." + Kotlin.name(property.name), type]
  }

  private func writeReading(to code: inout CodeWriter) {
    code.block("override fun read(wire: WireJSON): \(schema.name) {") { code in
      code.line("val fields = wire.fields")
      // The first mistake that is told is the first in the order described, constants among them.
      var constants = ""
      var arguments: [Code] = []
      for property in object.properties {
        let name = Kotlin.literal(property.name)
        if case .constant(let word) = property.type {
          constants += ".constant(\(name), \(Kotlin.literal(word)))"
        } else if let type = KotlinType(property.type) {
          let reading = KotlinCall.lines(
            "fields\(constants).\(method(property))",
            [name, type.wire],
            depth: 4
          )
          arguments.append(reading.between("\(Kotlin.name(property.name)) = "))
          constants = ""
        }
      }
      if constants.isEmpty {
        writeMaking(arguments, to: &code)
      } else if arguments.isEmpty {
        code.line("fields\(constants)")
        code.line("return \(schema.name)()")
      } else {
        writeMaking(arguments, ending: ".also { fields\(constants) }", to: &code)
      }
    }
  }

  private func writeMaking(
    _ arguments: [Code],
    ending: String = "",
    to code: inout CodeWriter
  ) {
    code.block("return \(schema.name)(", ")\(ending)") { code in
      for argument in arguments { code.lines(argument.between("", ",")) }
    }
  }

  private func method(_ property: APIProperty) -> String {
    switch property.presence {
    case .required: "required"
    case .optional: "optional"
    case .nullable: "nullable"
    }
  }
}
