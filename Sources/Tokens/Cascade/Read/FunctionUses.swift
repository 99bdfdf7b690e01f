internal import Diagnostics

/// The colour functions that a sheet puts around variables: `hsl(var(--x))`.
struct FunctionUses: Sendable {
  /// Each variable's functions, by first use.
  private(set) var functions: [Text: [BareTriplet.Function]] = [:]

  /// Notes the uses in the values of any declarations.
  mutating func note(_ values: Lexemes) {
    for index in values.startIndex..<values.endIndex
    where values.file.lexemes[index].kind == .function {
      let function = values[index..<values.endIndex]
      if let name = Self.function(function.text) { note(function.contents, in: name) }
    }
  }

  private static func function(_ name: Text) -> BareTriplet.Function? {
    guard 3...4 ~= name.bytes.count else { return nil }
    return switch name.lowercased {
    case "hsl", "hsla": .hsl
    case "rgb", "rgba": .rgb
    default: nil
    }
  }

  private mutating func note(_ arguments: Lexemes, in function: BareTriplet.Function) {
    let first = arguments.trimmed
    guard first.kind == .function, first.text.isWord("var"),
      let reference = Reference(Array(first.contents.values)),
      !(functions[reference.name]?.contains(function) ?? false)
    else { return }
    functions[reference.name, default: []].append(function)
  }
}
