internal import APIModels
internal import Diagnostics

/// A stored property, as objects, requests and answers have them.
struct SwiftField {
  /// The name in code.
  var name: String
  /// The type, with `?` if it may hold nothing.
  var type: String
  /// What it means, in Markdown.
  var description: String?
  /// What there is to say of it if nobody said what it means.
  var plain: String
  /// Where it is described; nil where that is of no property's own.
  var item: Int?
  /// Whether no log may show it.
  var isSecret = false

  /// A property of an object; nil for a constant.
  init?(_ property: APIProperty) {
    guard let type = SwiftType.name(property.type) else { return nil }
    name = SwiftName.member(property.name)
    self.type = property.presence == .required ? type : type + "?"
    description = property.description
    plain = "The property `\(property.name)`."
    item = property.span.start
    isSecret = property.type.isSecret
  }

  /// A parameter of a request.
  init(_ parameter: APIParameter) {
    name = SwiftName.parameter(parameter.codeName)
    type = SwiftType.name(parameter.type) + (parameter.isRequired ? "" : "?")
    description = parameter.description
    plain =
      parameter.location == .header
      ? "The header `\(parameter.name)`."
      : "`\(parameter.name)` in the \(parameter.location.rawValue)."
    isSecret = parameter.type.isSecret
  }

  /// A header of an answer.
  init(_ header: APIHeader) {
    name = SwiftName.member(header.codeName)
    type = SwiftType.name(header.type) + (header.isRequired ? "" : "?")
    description = header.description
    plain = "The header `\(header.name)`."
    isSecret = header.type.isSecret
  }

  /// A body.
  init(body type: String, description: String?) {
    name = "body"
    self.type = type
    self.description = description
    plain = "The body."
  }

  /// Writes properties and the initialiser that takes them all.
  static func write(_ fields: [SwiftField], to code: inout CodeWriter) {
    for field in fields {
      code.part(of: field.item) { code in
        SwiftDoc.write(field.description, or: field.plain, depth: 1, to: &code)
        code.line("public var \(field.name): \(field.type)")
      }
    }
    if !fields.isEmpty { code.line() }
    code.line("/// Makes a value.")
    let parameters = fields.map { field -> Code in
      "\(field.name): \(field.type)\(field.type.hasSuffix("?") ? " = nil" : "")"
    }
    guard !fields.isEmpty else {
      code.line("public init() {}")
      return
    }
    let head = SwiftCall.lines("public init", parameters, depth: 1, ending: " {")
    code.lines(head)
    code.indented { code in
      for field in fields {
        code.lines(SwiftCall.split("self.\(field.name) =", field.name, depth: 2))
      }
    }
    code.line("}")
  }
}
