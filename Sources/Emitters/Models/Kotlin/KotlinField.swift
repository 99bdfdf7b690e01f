internal import APIModels
internal import Diagnostics

/// A stored property, as objects, requests and answers have them.
struct KotlinField {
  /// The name in code, without backticks.
  var name: String
  /// The type, with `?` if it may hold nothing.
  var type: String
  /// Whether it is nothing unless it is given.
  var isOptional: Bool
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
    guard let type = KotlinType(property.type) else { return nil }
    name = property.name
    self.type = type.name + (property.presence == .required ? "" : "?")
    isOptional = property.presence == .optional
    description = property.description
    plain = "The property `\(property.name)`."
    item = property.span.start
    isSecret = property.type.isSecret
  }

  /// A parameter of a request.
  init(_ parameter: APIParameter) {
    name = parameter.codeName
    type = KotlinType(parameter.type).name + (parameter.isRequired ? "" : "?")
    isOptional = !parameter.isRequired
    description = parameter.description
    plain =
      parameter.location == .header
      ? "The header `\(parameter.name)`."
      : "`\(parameter.name)` in the \(parameter.location.rawValue)."
    isSecret = parameter.type.isSecret
  }

  /// A header of an answer.
  init(_ header: APIHeader) {
    name = header.codeName
    type = KotlinType(header.type).name + (header.isRequired ? "" : "?")
    isOptional = !header.isRequired
    description = header.description
    plain = "The header `\(header.name)`."
    isSecret = header.type.isSecret
  }

  /// A body.
  init(body type: String, description: String?) {
    name = "body"
    self.type = type
    isOptional = false
    self.description = description
    plain = "The body."
  }

  /// Writes a class of fields and what `body` writes in it.
  static func writeClass(
    _ name: String,
    of supertypes: [String] = [],
    _ fields: [KotlinField],
    to code: inout CodeWriter,
    _ body: (inout CodeWriter) -> Void
  ) {
    let ending = supertypes.isEmpty ? " {" : " : \(supertypes.joined(separator: ", ")) {"
    guard !fields.isEmpty else {
      // A data class has a property at least.
      code.block("public class \(name)\(ending)") { code in
        body(&code)
        writeSameness(name, to: &code)
      }
      return
    }
    code.line("public data class \(name)(")
    code.indented { code in
      let names = Set(fields.map(\.name))
      for field in fields {
        code.part(of: field.item) { field.write(among: names, to: &$0) }
      }
    }
    let isSecret = fields.contains(where: \.isSecret)
    code.block(")\(ending)") { code in
      body(&code)
      if isSecret { writeSecrecy(name, to: &code) }
    }
  }

  private func write(among siblings: Set<String>, to code: inout CodeWriter) {
    KotlinDoc.write(description, or: plain, depth: 1, to: &code)
    if let annotation = KotlinProperty.annotation(name, among: siblings) { code.line(annotation) }
    code.line("public val \(Kotlin.name(name)): \(type)\(isOptional ? " = null" : ""),")
  }

  /// What is printed of a type that holds a secret, such as a password: its name.
  static func writeSecrecy(_ name: String, to code: inout CodeWriter) {
    code.lines(
      """

      /** The type alone, for a log: something in it is secret. */
      override fun toString(): String = "\(name)(hidden)"
      """
    )
  }

  /// All values of a type that holds nothing are the same.
  private static func writeSameness(_ name: String, to code: inout CodeWriter) {
    code.lines(
      """

      override fun equals(other: Any?): Boolean = other is \(name)

      override fun hashCode(): Int = 0

      override fun toString(): String = "\(name)()"
      """
    )
  }
}
