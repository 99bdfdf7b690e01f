internal import APIModels

/// Writes the enum of words.
struct SwiftWords {
  private let schema: APISchema
  private let words: APIWords

  init(_ schema: APISchema, _ words: APIWords) {
    self.schema = schema
    self.words = words
  }

  private var other: String { SwiftName.enumCase(words.otherName) }

  func write(to code: inout CodeWriter) {
    SwiftDoc.write(
      schema.description,
      or: "One of the words of `\(schema.name)`.",
      depth: 0,
      to: &code
    )
    code.block("public nonisolated enum \(schema.name): Hashable, Sendable {") { code in
      for word in words.words {
        SwiftDoc.write(nil, or: "The word `\(word.text)`.", depth: 1, to: &code)
        code.line("case \(SwiftName.enumCase(word.name))")
      }
      if !words.isClosed {
        code.line("/// Any other word, which is written as it was read.")
        code.line("case \(other)(String)")
      }
      code.line()
      writeReading(to: &code)
      code.line()
      code.line("/// The word as it is written.")
      code.block("public var word: String {") { code in
        code.line("switch self {")
        for word in words.words {
          let name = SwiftName.enumCase(word.name)
          code.lines(SwiftCall.branch("case .\(name)", SwiftCode.literal(word.text), depth: 2))
        }
        if !words.isClosed { code.line("case .\(other)(let word): word") }
        code.line("}")
      }
    }
    code.line()
    writeConformances(to: &code)
  }

  private func writeReading(to code: inout CodeWriter) {
    code.line("/// The case of a word\(words.isClosed ? "; nil if it is none of them" : "").")
    code.block("public init\(words.isClosed ? "?" : "")(_ word: String) {") { code in
      code.line("switch WireName(word) {")
      for word in words.words {
        let name = SwiftName.enumCase(word.name)
        let pattern = "case \(SwiftCode.literal(word.text))"
        code.lines(SwiftCall.branch(pattern, "self = .\(name)", depth: 2))
      }
      code.line(words.isClosed ? "default: return nil" : "default: self = .\(other)(word)")
      code.line("}")
    }
  }

  private func writeConformances(to code: inout CodeWriter) {
    code.block("nonisolated extension \(schema.name): WireText, WireModel {") { code in
      code.lines(
        """
        /// Reads a word.
        public init(wire: WireJSON) throws(WireError) {
          try self.init(wireText: String(wire: wire))
        }

        /// Reads a word of a path, a query or a header.
        public init(wireText: String) throws(WireError) {
        """
      )
      code.indented { code in
        if words.isClosed {
          code.line(
            "guard let value = Self(wireText) else { throw WireError(.unknownWord) }"
          )
          code.line("self = value")
        } else {
          code.line("self.init(wireText)")
        }
      }
      code.lines(
        """
        }

        /// Writes the word.
        public func write(to json: inout WireWriter) {
          json.text(word)
        }

        /// The word in a path, a query or a header.
        public func wireText() -> String { word }

        """
      )
      SwiftLimits.writeFunction([], to: &code)
    }
  }
}
