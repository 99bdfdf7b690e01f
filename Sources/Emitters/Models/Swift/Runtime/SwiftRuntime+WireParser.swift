extension SwiftRuntime {
  /// `WireParser.swift`.
  static let wireParser = #"""
    /// Reads JSON by RFC 8259 and nothing looser, in time that grows with its length.
    nonisolated struct WireParser {
      private let bytes: [Swift.UInt8]
      private var index = 0
      private var depth = 0

      /// How many arrays and objects may stand inside one another.
      private static let deepest = 512

      /// The value of a whole document.
      static func value(_ bytes: [Swift.UInt8]) throws(WireError) -> WireJSON {
        guard WireUTF8.isValid(bytes) else { throw WireError(.notUTF8) }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { throw WireError(.byteOrderMark) }
        var parser = WireParser(bytes: bytes)
        parser.skipSpace()
        let value = try parser.value()
        parser.skipSpace()
        guard parser.index == bytes.count else { throw WireError(.syntax) }
        return value
      }

      private init(bytes: [Swift.UInt8]) {
        self.bytes = bytes
      }

      private var next: Swift.UInt8? { index < bytes.count ? bytes[index] : nil }

      private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
          index += 1
        }
      }

      private mutating func value() throws(WireError) -> WireJSON {
        switch next {
        case Swift.UInt8(ascii: "{"): return try nested { json throws(WireError) in try json.object() }
        case Swift.UInt8(ascii: "["): return try nested { json throws(WireError) in try json.array() }
        case Swift.UInt8(ascii: "\""): return .text(try text())
        case Swift.UInt8(ascii: "t"): return try word("true", .boolean(true))
        case Swift.UInt8(ascii: "f"): return try word("false", .boolean(false))
        case Swift.UInt8(ascii: "n"): return try word("null", .null)
        default: return .number(try number())
        }
      }

      private mutating func word(_ word: String, _ value: WireJSON) throws(WireError) -> WireJSON {
        guard bytes[index...].starts(with: word.utf8) else { throw WireError(.syntax) }
        index += word.utf8.count
        return value
      }

      /// Reads what stands in brackets, one deeper.
      private mutating func nested(
        _ read: (inout WireParser) throws(WireError) -> WireJSON
      ) throws(WireError) -> WireJSON {
        depth += 1
        guard depth <= Self.deepest else { throw WireError(.tooDeep) }
        index += 1
        skipSpace()
        let value = try read(&self)
        depth -= 1
        return value
      }

      private mutating func object() throws(WireError) -> WireJSON {
        var names: [WireName] = []
        var values: [WireJSON] = []
        if skip("}") { return .object(WireMap()) }
        repeat {
          skipSpace()
          names.append(WireName(try text()))
          skipSpace()
          guard skip(":") else { throw WireError(.syntax) }
          skipSpace()
          values.append(try value())
          skipSpace()
        } while skip(",")
        guard skip("}") else { throw WireError(.syntax) }
        guard let fields = WireMap(names: names, values: values) else {
          throw WireError(.duplicateName)
        }
        return .object(fields)
      }

      private mutating func array() throws(WireError) -> WireJSON {
        var items: [WireJSON] = []
        if skip("]") { return .array(items) }
        repeat {
          skipSpace()
          items.append(try value())
          skipSpace()
        } while skip(",")
        guard skip("]") else { throw WireError(.syntax) }
        return .array(items)
      }

      private mutating func skip(_ sign: Swift.Unicode.Scalar) -> Bool {
        guard next == Swift.UInt8(ascii: sign) else { return false }
        index += 1
        return true
      }
    }

    nonisolated extension WireParser {
      /// A number's text: `-`, an integer without leading zeros, a fraction, an exponent.
      private mutating func number() throws(WireError) -> String {
        let start = index
        _ = skip("-")
        if !skip("0") { try digits() }
        if skip(".") { try digits() }
        if skip("e") || skip("E") {
          if !skip("-") { _ = skip("+") }
          try digits()
        }
        return String(decoding: bytes[start..<index], as: Swift.UTF8.self)
      }

      private mutating func digits() throws(WireError) {
        let start = index
        while let byte = next, 0x30...0x39 ~= byte { index += 1 }
        if index == start { throw WireError(.syntax) }
      }

      private mutating func text() throws(WireError) -> String {
        guard skip("\"") else { throw WireError(.syntax) }
        let start = index
        while let byte = next, byte >= 0x20, byte != 0x5C, byte != 0x22 { index += 1 }
        if next == 0x22 {
          index += 1
          return String(decoding: bytes[start..<(index - 1)], as: Swift.UTF8.self)
        }
        var text = Array(bytes[start..<index])
        while let byte = next, byte >= 0x20 {
          index += 1
          if byte == 0x22 { return String(decoding: text, as: Swift.UTF8.self) }
          if byte == 0x5C { try escape(into: &text) } else { text.append(byte) }
        }
        throw WireError(.syntax)
      }

      /// Reads what follows a backslash.
      private mutating func escape(into text: inout [Swift.UInt8]) throws(WireError) {
        guard let byte = next else { throw WireError(.syntax) }
        index += 1
        switch byte {
        case 0x22, 0x5C, 0x2F: text.append(byte)
        case Swift.UInt8(ascii: "b"): text.append(0x08)
        case Swift.UInt8(ascii: "f"): text.append(0x0C)
        case Swift.UInt8(ascii: "n"): text.append(0x0A)
        case Swift.UInt8(ascii: "r"): text.append(0x0D)
        case Swift.UInt8(ascii: "t"): text.append(0x09)
        case Swift.UInt8(ascii: "u"): text.append(contentsOf: Swift.String(try scalar()).utf8)
        default: throw WireError(.syntax)
        }
      }

      /// The scalar of one `\u` escape, or of two that are a surrogate pair.
      private mutating func scalar() throws(WireError) -> Swift.Unicode.Scalar {
        let first = try hexadecimal()
        if let scalar = Swift.Unicode.Scalar(first) { return scalar }
        guard first < 0xDC00, skip("\\"), skip("u") else { throw WireError(.loneSurrogate) }
        let second = try hexadecimal()
        guard 0xDC00...0xDFFF ~= second,
          let scalar = Swift.Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        else { throw WireError(.loneSurrogate) }
        return scalar
      }

      private mutating func hexadecimal() throws(WireError) -> Swift.UInt32 {
        var value: Swift.UInt32 = 0
        for _ in 0..<4 {
          guard let byte = next else { throw WireError(.syntax) }
          let digit: Swift.UInt8
          switch byte {
          case 0x30...0x39: digit = byte - 0x30
          case 0x41...0x46, 0x61...0x66: digit = (byte | 0x20) - 0x61 + 10
          default: throw WireError(.syntax)
          }
          value = value << 4 + Swift.UInt32(digit)
          index += 1
        }
        return value
      }
    }
    """#
}
