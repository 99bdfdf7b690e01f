extension SwiftRuntime {
  /// `WireParser.swift`.
  static let wireParser = #"""
    /// Reads JSON by RFC 8259 and nothing looser, in time that grows with its length.
    ///
    /// It keeps what is open in an array and not on the stack, which is small on a phone's threads.
    nonisolated struct WireParser {
      private let bytes: [Swift.UInt8]
      private var index = 0
      private var open: [WireBranch] = []

      /// How many arrays and objects may stand inside one another.
      private static let deepest = 512

      /// The value of a whole document.
      static func value(_ bytes: [Swift.UInt8]) throws(WireError) -> WireJSON {
        guard WireUTF8.isValid(bytes) else { throw WireError(.notUTF8) }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { throw WireError(.byteOrderMark) }
        var parser = WireParser(bytes: bytes)
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

      /// Reads a value with all that is in it.
      private mutating func value() throws(WireError) -> WireJSON {
        while true {
          skipSpace()
          guard var value = try start() else { continue }
          while true {
            if open.isEmpty { return value }
            open[open.count - 1].values.append(value)
            skipSpace()
            if skip(",") { break }
            value = try close()
          }
          if open[open.count - 1].isObject { try name() }
        }
      }

      /// Reads a value that holds nothing, or opens one that does; nil for that.
      private mutating func start() throws(WireError) -> WireJSON? {
        switch next {
        case Swift.UInt8(ascii: "{"), Swift.UInt8(ascii: "["):
          guard open.count < Self.deepest else { throw WireError(.tooDeep) }
          let isObject = skip("{")
          if !isObject { index += 1 }
          skipSpace()
          if skip(isObject ? "}" : "]") { return isObject ? .object(WireMap()) : .array([]) }
          open.append(WireBranch(isObject: isObject))
          if isObject { try name() }
          return nil
        case Swift.UInt8(ascii: "\""): return .text(try text())
        case Swift.UInt8(ascii: "t"): return try word("true", .boolean(true))
        case Swift.UInt8(ascii: "f"): return try word("false", .boolean(false))
        case Swift.UInt8(ascii: "n"): return try word("null", .null)
        default: return .number(try number())
        }
      }

      /// Reads the bracket that closes what was opened last.
      private mutating func close() throws(WireError) -> WireJSON {
        guard let branch = open.popLast(), skip(branch.isObject ? "}" : "]") else {
          throw WireError(.syntax)
        }
        guard branch.isObject else { return .array(branch.values) }
        guard let fields = WireMap(names: branch.names, values: branch.values) else {
          throw WireError(.duplicateName)
        }
        return .object(fields)
      }

      /// Reads the name of the next value and its colon.
      private mutating func name() throws(WireError) {
        skipSpace()
        let name = WireName(try text())
        open[open.count - 1].names.append(name)
        skipSpace()
        guard skip(":") else { throw WireError(.syntax) }
      }

      private mutating func word(_ word: String, _ value: WireJSON) throws(WireError) -> WireJSON {
        guard bytes[index...].starts(with: word.utf8) else { throw WireError(.syntax) }
        index += word.utf8.count
        return value
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
