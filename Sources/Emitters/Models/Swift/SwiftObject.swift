internal import APIModels
internal import Diagnostics

/// Writes the type of an object.
struct SwiftObject {
  private let schema: APISchema
  private let object: APIObject
  private let limits: SwiftLimits

  init(_ schema: APISchema, _ object: APIObject, limits: SwiftLimits) {
    self.schema = schema
    self.object = object
    self.limits = limits
  }

  func write(to code: inout CodeWriter) {
    SwiftDoc.write(schema.description, or: "The object `\(schema.name)`.", depth: 0, to: &code)
    let stored = object.properties.compactMap { SwiftField($0) }
    code.block("public nonisolated struct \(schema.name): Hashable, Sendable {") { code in
      SwiftField.write(stored, to: &code)
    }
    code.line()
    code.block("nonisolated extension \(schema.name): WireModel {") { code in
      code.line("/// Reads an object; fields that it does not know are ignored.")
      code.block("public init(wire: WireJSON) throws(WireError) {") { code in
        code.line("let fields = try wire.fields")
        for property in object.properties {
          code.part(of: property.span.start) { $0.lines(reading(property)) }
        }
      }
      code.line()
      code.line("/// Writes the object, its names in the order of their bytes.")
      code.block("public func write(to json: inout WireWriter) throws(WireError) {") { code in
        code.line("json.openObject()")
        for property in object.propertiesByName {
          code.part(of: property.span.start) { $0.lines(writing(property)) }
        }
        code.line("json.closeObject()")
      }
      code.line()
      SwiftLimits.writeFunction(limits.statements(of: object.properties), to: &code)
    }
    SwiftSecret.write(schema.name, stored, to: &code)
  }

  private func reading(_ property: APIProperty) -> Code {
    let name = SwiftCode.literal(property.name)
    if case .constant(let word) = property.type {
      let arguments = [name, SwiftCode.literal(word)].map { Code("\($0)") }
      return SwiftCall.lines("try fields.constant", arguments, depth: 2)
    }
    let start = "self.\(SwiftName.member(property.name)) ="
    return SwiftCall.split(start, "try fields.\(method(property.presence))(\(name))", depth: 2)
  }

  private func writing(_ property: APIProperty) -> Code {
    let value =
      if case .constant(let word) = property.type {
        SwiftCode.literal(word)
      } else {
        "self." + SwiftName.member(property.name)
      }
    let arguments = [SwiftCode.literal(property.name), value].map { Code("\($0)") }
    return SwiftCall.lines("try json.\(method(property.presence))", arguments, depth: 2)
  }

  private func method(_ presence: APIProperty.Presence) -> String {
    switch presence {
    case .required: "required"
    case .optional: "optional"
    case .nullable: "nullable"
    }
  }
}
