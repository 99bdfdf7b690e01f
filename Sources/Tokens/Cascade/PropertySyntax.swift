internal import Diagnostics

/// The syntax of a registered custom property.
struct PropertySyntax: Hashable, Sendable {
  private var alternatives: [Alternative] = []

  /// Whether it is `*`, which takes anything.
  var isUniversal: Bool { alternatives.isEmpty }

  private struct Alternative: Hashable, Sendable {
    var type: DataType
    /// What stands between the values of a list; nil for a single value.
    var list: ComponentValue.Kind?

    func matches(_ value: ArraySlice<ComponentValue>) -> Bool {
      let parts: [ArraySlice<ComponentValue>] =
        switch list {
        case .comma: value.split(separatedBy: .comma).map(\.trimmed)
        case .some: value.trimmed.split(whereSeparator: \.isWhitespace)
        case nil: [value.trimmed]
        }
      return !parts.isEmpty && parts.allSatisfy { type.matches($0) }
    }
  }

  fileprivate enum DataType: Hashable, Sendable {
    case keyword(String)
    case named(String)
  }

  private static let types: Set<String> = [
    "length", "number", "percentage", "length-percentage", "string", "color", "image", "url",
    "integer", "angle", "time", "resolution", "transform-function", "transform-list",
    "custom-ident",
  ]

  /// Reads a syntax string; nil if it is invalid.
  init?(_ text: Text) {
    let source = text.string.trimmingSpaces
    if source == "*" { return }
    for part in source.split(separator: "|", omittingEmptySubsequences: false) {
      var name = String(part).trimmingSpaces
      var list: ComponentValue.Kind?
      if name.hasSuffix("+") { list = .whitespace }
      if name.hasSuffix("#") { list = .comma }
      if list != nil { name.removeLast() }
      guard !name.isEmpty else { return nil }
      if name.hasPrefix("<"), name.hasSuffix(">") {
        let type = String(name.dropFirst().dropLast())
        guard Self.types.contains(type) else { return nil }
        alternatives.append(Alternative(type: .named(type), list: list))
      } else {
        guard !name.contains(where: { " <>+#".contains($0) }) else { return nil }
        alternatives.append(Alternative(type: .keyword(name), list: list))
      }
    }
  }

  /// Whether a value without references has this syntax.
  func matches(_ value: ArraySlice<ComponentValue>) -> Bool {
    isUniversal || alternatives.contains { $0.matches(value) }
  }
}

extension PropertySyntax.DataType {
  fileprivate func matches(_ value: ArraySlice<ComponentValue>) -> Bool {
    switch self {
    case .keyword(let word): value.only?.identifier?.string == word
    case .named("color"): ColorReader.isColor(value)
    case .named(let type): value.only.map { Self.matches($0, type) } ?? false
    }
  }

  private static func matches(_ value: ComponentValue, _ type: String) -> Bool {
    switch value.kind {
    case .number(let number):
      type == "number" || type == "integer" && number.isInteger
        || ["length", "length-percentage"].contains(type) && number.value == 0
    case .percentage: ["percentage", "length-percentage"].contains(type)
    case .dimension(_, let unit): Self.type(ofUnit: unit.lowercased).contains(type)
    case .string: type == "string"
    case .url: ["url", "image"].contains(type)
    case .ident: type == "custom-ident"
    // What a function of maths or of another kind comes to is not worked out here.
    case .function: !["string", "custom-ident"].contains(type)
    default: false
    }
  }

  private static func type(ofUnit unit: String) -> [String] {
    switch unit {
    case "deg", "grad", "rad", "turn": ["angle"]
    case "s", "ms": ["time"]
    case "dpi", "dpcm", "dppx", "x": ["resolution"]
    default: ["length", "length-percentage"]
    }
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    let isSpace = { (character: Character) in character.isWhitespace }
    return String(drop(while: isSpace).reversed().drop(while: isSpace).reversed())
  }
}
