internal import APIModels

/// The statements that judge limits.
struct KotlinLimits {
  private let model: APIModel

  init(_ model: APIModel) {
    self.model = model
  }

  /// Writes the function that judges a value.
  static func writeFunction(_ statements: [Code], to code: inout CodeWriter) {
    guard !statements.isEmpty else {
      code.line("override fun check(check: WireCheck): Unit = Unit")
      return
    }
    code.block("override fun check(check: WireCheck) {") { code in
      for statement in statements { code.lines(statement) }
    }
  }

  /// The statements for an object's properties.
  func statements(of properties: [APIProperty]) -> [Code] {
    properties.flatMap { property in
      let inner = statements(of: property.type)
      let name = Kotlin.literal(property.name)
      let call = "check.at(\(name), this.\(Kotlin.name(property.name))) {"
      return inner.isEmpty ? [] : [Self.closure(call, inner, depth: 2)]
    }
  }

  /// The statements for a value, which is `it`.
  private func statements(of type: APIType) -> [Code] {
    switch type {
    case .scalar(let scalar):
      return Self.statements(of: scalar, on: "", "it", depth: 3)
    case .reference(let reference):
      return model.isJudged(reference) ? ["model(it)"] : []
    case .array(let array):
      let count = Self.call("count", "it", Self.limits(array.count), depth: 3)
      return (count.map { [$0] } ?? []) + each(array.element)
    case .map(let element):
      return each(element)
    case .constant:
      return []
    }
  }

  private func each(_ element: APIElement) -> [Code] {
    let inner: [Code] =
      switch element {
      case .scalar(let scalar): Self.statements(of: scalar, on: "", "item", depth: 4)
      case .reference(let reference): model.isJudged(reference) ? ["model(item)"] : []
      }
    return inner.isEmpty ? [] : [Self.closure("each(it) { item ->", inner, depth: 3)]
  }

  /// The statements for a scalar.
  ///
  /// - Parameter check: What the check is called, with a point; empty where it is the receiver.
  static func statements(
    of scalar: APIScalar,
    on check: String,
    _ value: String,
    depth: Int
  ) -> [Code] {
    switch scalar {
    case .text(let text):
      let length = call("\(check)length", value, limits(text.length), depth: depth)
      let uuid: Code? = text.format == .uuid ? "\(check)uuid(\(value))" : nil
      let pattern = text.pattern.map { pattern in
        let code = KotlinPattern.code(pattern, depth: depth + 1)
        return KotlinCall.lines("\(check)pattern", ["\(value)", code], depth: depth)
      }
      return [length, uuid, pattern].compactMap(\.self)
    case .integer(let integer):
      return call("\(check)whole", value, limits(integer.limits), depth: depth).map { [$0] } ?? []
    case .number(let limits):
      let arguments = self.limits(limits)
      return [KotlinCall.lines("\(check)number", ["\(value)"] + arguments, depth: depth)]
    case .date, .time, .boolean:
      return []
    }
  }

  /// A call with limits; nil if there are none.
  private static func call(
    _ function: String,
    _ value: String,
    _ limits: [Code],
    depth: Int
  ) -> Code? {
    limits.isEmpty ? nil : KotlinCall.lines(function, ["\(value)"] + limits, depth: depth)
  }

  private static func limits(_ limits: APILimits<Int64>) -> [Code] {
    self.limits(limits) { $0 == .min ? "Long.MIN_VALUE" : String($0) }
  }

  private static func limits(_ limits: APILimits<Double>) -> [Code] {
    self.limits(limits) { String($0) }
  }

  private static func limits<Value>(
    _ limits: APILimits<Value>,
    _ literal: (Value) -> String
  ) -> [Code] {
    let least = limits.minimum.map { Code("least = \(literal($0))") }
    let most = limits.maximum.map { Code("most = \(literal($0))") }
    return [least, most].compactMap(\.self)
  }

  /// A lambda on one line, if it is one statement that fits.
  private static func closure(_ opening: String, _ statements: [Code], depth: Int) -> Code {
    if statements.count == 1, statements[0].lines.count == 1 {
      let line: CodeLine = "\(opening) \(statements[0].first) }"
      if line.count + depth * Kotlin.indentation <= KotlinDoc.width { return Code(line) }
    }
    let inner = statements.flatMap { $0.indented(by: Kotlin.indentation).lines }
    return Code(["\(opening)"] + inner + ["}"])
  }
}
