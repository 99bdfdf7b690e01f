internal import APIModels

/// Writes the type around a scalar.
struct SwiftScalar {
  private let schema: APISchema
  private let scalar: APIScalar

  init(_ schema: APISchema, _ scalar: APIScalar) {
    self.schema = schema
    self.scalar = scalar
  }

  func write(to code: inout CodeWriter) {
    let type = SwiftType.name(scalar)
    SwiftDoc.write(schema.description, or: "The value `\(schema.name)`.", depth: 0, to: &code)
    code.block("public nonisolated struct \(schema.name): Hashable, Sendable {") { code in
      code.lines(
        """
        /// What it holds.
        public var rawValue: \(type)

        /// Makes a value.
        public init(_ rawValue: \(type)) {
          self.rawValue = rawValue
        }
        """
      )
      if case .text = scalar { writeEquality(to: &code) }
    }
    code.line()
    code.block("nonisolated extension \(schema.name): WireText, WireModel {") { code in
      code.lines(
        """
        /// Reads a value.
        public init(wire: WireJSON) throws(WireError) {
          rawValue = try \(type)(wire: wire)
        }

        /// Reads a value of a path, a query or a header.
        public init(wireText: String) throws(WireError) {
          rawValue = \(isTotal ? "" : "try ")\(type)(wireText: wireText)
        }

        /// Writes the value.
        public func write(to json: inout WireWriter) throws(WireError) {
          \(mayFail ? "try " : "")rawValue.write(to: &json)
        }

        /// The value in a path, a query or a header.
        public func wireText() throws(WireError) -> String {
          \(mayFail ? "try " : "")rawValue.wireText()
        }

        """
      )
      let statements = SwiftLimits.statements(of: scalar, on: "check", "rawValue", depth: 2)
      SwiftLimits.writeFunction(statements, to: &code)
    }
    if scalar.isSecret { SwiftSecret.write(schema.name, to: &code) }
  }

  /// Texts are the same if their bytes are.
  private func writeEquality(to code: inout CodeWriter) {
    code.lines(
      """

      /// Whether both are the same bytes; `String` takes some for equal that are not.
      public static func == (left: \(schema.name), right: \(schema.name)) -> Bool {
        WireName(left.rawValue) == WireName(right.rawValue)
      }

      /// Hashes the bytes.
      public func hash(into hasher: inout Hasher) {
        WireName(rawValue).hash(into: &hasher)
      }
      """
    )
  }

  /// Whether any text can be read.
  private var isTotal: Bool {
    if case .text = scalar { true } else { false }
  }

  /// Whether a value may be one that nothing can write.
  private var mayFail: Bool {
    if case .number = scalar { true } else { false }
  }
}
