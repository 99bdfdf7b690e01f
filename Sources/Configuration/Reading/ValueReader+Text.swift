internal import Diagnostics
internal import Documents

extension ValueReader where Value == String {
  /// Any text, the empty one included.
  static let text = text("a text") { _ in .value }

  /// What types are named after, in both languages without escapes.
  static let typeName = text("a name such as `Bottle`: a capital, then letters and digits") {
    text in
    guard let first = text.utf8.first, isCapital(first) else { return .invalid() }
    return text.utf8.allSatisfy { isLetter($0) || isDigit($0) } ? .value : .invalid()
  }

  /// What Android resource names can begin with.
  static let resourcePrefix = text(
    "empty or a beginning such as `app_`: a small letter, then small letters, digits and `_`"
  ) { text in
    guard let first = text.utf8.first else { return .value }
    guard isLetter(first) else { return .invalid() }
    let isName = text.utf8.allSatisfy {
      isLetter($0) && !isCapital($0) || isDigit($0) || $0 == UInt8(ascii: "_")
    }
    return isName ? .value : .invalid()
  }

  /// A string catalog's name; `InfoPlist` is taken by the permission messages.
  static let tableName = text("a name such as `Localizable`, without `/`") { text in
    if text == "InfoPlist" {
      return .invalid(
        help: "`InfoPlist.xcstrings` holds the permission messages; take another name"
      )
    }
    let isName =
      !text.isEmpty && !text.utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "/") }
    return isName ? .value : .invalid()
  }

  /// A Java package: names with `.` between them.
  static let packageName = text("a package such as `app.getbottle.driver`") { text in
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    for part in parts {
      guard let first = part.first, isLetter(first) || first == UInt8(ascii: "_"),
        part.allSatisfy({ isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "_") })
      else { return .invalid() }
    }
    return .value
  }

  /// A format's option: any value that is not a list or a section.
  static let scalar = ValueReader(expected: "a text, a number, `true` or `false`") { node in
    switch node.value {
    case .string(let text): .value(text.text.string)
    case .number(let text): .value(text.string)
    case .bool(let value): .value(value ? "true" : "false")
    case .null, .array, .object: .wrongType
    }
  }

  /// The text of a node, judged.
  static func text(_ expected: String, _ judge: @escaping @Sendable (String) -> TextVerdict)
    -> ValueReader
  {
    ValueReader(expected: expected) { node in
      guard case .string(let text) = node.value else { return .wrongType }
      let value = text.text.string
      return switch judge(value) {
      case .value: .value(value)
      case .invalid(let help): .invalid(help: help)
      }
    }
  }
}

/// Whether a key takes a text, and if not, what may help.
enum TextVerdict {
  /// It does.
  case value
  /// It does not.
  case invalid(help: String? = nil)
}

/// ASCII letters only: what a name in generated code can hold without surprises.
func isLetter(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
}

func isCapital(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
}

func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}
