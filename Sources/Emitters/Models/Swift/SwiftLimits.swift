internal import APIModels

/// The statements that judge limits.
struct SwiftLimits {
  private let model: APIModel

  init(_ model: APIModel) {
    self.model = model
  }

  /// Writes the function that judges a value.
  static func writeFunction(_ statements: [Code], to code: inout CodeWriter) {
    code.line("/// Adds to a check what breaks a limit.")
    guard !statements.isEmpty else {
      code.line("public func check(_ check: inout WireCheck) {}")
      return
    }
    code.block("public func check(_ check: inout WireCheck) {") { code in
      for statement in statements { code.lines(statement) }
    }
  }

  /// The statements for an object's properties.
  func statements(of properties: [APIProperty]) -> [Code] {
    properties.flatMap { property in
      let value = "self." + SwiftName.member(property.name)
      let inner = statements(of: property.type, value)
      let call = "check.at(" + SwiftCode.literal(property.name) + ") "
      return inner.isEmpty ? [] : [Self.closure(call, "", inner, depth: 2)]
    }
  }

  /// The statements for a value, whose check is `$0`.
  private func statements(of type: APIType, _ value: String) -> [Code] {
    switch type {
    case .scalar(let scalar):
      return Self.statements(of: scalar, on: "$0", value, depth: 3)
    case .reference(let reference):
      return model.isJudged(reference) ? ["$0.model(\(value))"] : []
    case .array(let array):
      let count = Self.call("$0.count", value, Self.limits(array.count), depth: 3)
      return (count.map { [$0] } ?? []) + each(array.element, of: value)
    case .map(let element):
      return each(element, of: value)
    case .constant:
      return []
    }
  }

  private func each(_ element: APIElement, of value: String) -> [Code] {
    let inner: [Code] =
      switch element {
      case .scalar(let scalar): Self.statements(of: scalar, on: "$0", "$1", depth: 4)
      case .reference(let reference): model.isJudged(reference) ? ["$0.model($1)"] : []
      }
    return inner.isEmpty ? [] : [Self.closure("$0.each(\(value)) ", "", inner, depth: 3)]
  }

  /// The statements for a scalar.
  ///
  /// - Parameter check: What the check is called.
  static func statements(
    of scalar: APIScalar,
    on check: String,
    _ value: String,
    depth: Int
  ) -> [Code] {
    switch scalar {
    case .text(let text):
      let length = call("\(check).length", value, limits(text.length), depth: depth)
      let uuid: Code? = text.format == .uuid ? "\(check).uuid(\(value))" : nil
      let pattern = text.pattern.map {
        SwiftCall.lines("\(check).pattern", ["\(value)", SwiftPattern.code($0)], depth: depth)
      }
      return [length, uuid, pattern].compactMap(\.self)
    case .integer(let integer):
      return call("\(check).whole", value, limits(integer.limits), depth: depth).map { [$0] } ?? []
    case .number(let limits):
      let arguments = self.limits(limits)
      return [SwiftCall.lines("\(check).number", ["\(value)"] + arguments, depth: depth)]
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
    limits.isEmpty
      ? nil : SwiftCall.lines(function, ["\(value)"] + limits, depth: depth)
  }

  private static func limits<Value>(_ limits: APILimits<Value>) -> [Code] {
    [limits.minimum.map { "least: \($0)" }, limits.maximum.map { "most: \($0)" }]
      .compactMap { $0.map { "\($0)" } }
  }

  /// A closure on one line, if it is one statement that fits.
  private static func closure(
    _ opening: String,
    _ ending: String,
    _ statements: [Code],
    depth: Int
  ) -> Code {
    if statements.count == 1, statements[0].lines.count == 1 {
      let line: CodeLine = "\(opening){ \(statements[0].first) }\(ending)"
      if line.count + depth * SwiftCode.indentation <= SwiftCall.width { return Code(line) }
    }
    let inner = statements.flatMap { $0.indented(by: SwiftCode.indentation).lines }
    return Code(["\(opening){"] + inner + ["}\(ending)"])
  }
}
