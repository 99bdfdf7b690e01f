internal import Diagnostics

/// The colour functions that a sheet puts around variables: `hsl(var(--x))`.
struct FunctionUses: Sendable {
  /// Each variable's functions, by first use.
  private(set) var functions: [Text: [BareTriplet.Function]] = [:]

  /// Notes the uses in the values of any declarations.
  mutating func note(_ values: Lexemes) {
    let lexemes = values.file.lexemes
    for index in values.startIndex..<values.endIndex where Self.mayBeColor(lexemes[index]) {
      let function = values[index..<values.endIndex]
      if let name = Self.function(function.text) { note(function.contents, in: name) }
    }
  }

  /// Whether it is a function whose name has a length that one of the names has.
  private static func mayBeColor(_ lexeme: Lexeme) -> Bool {
    guard lexeme.kind == .function else { return false }
    // `rgb(` to `hsla(`.
    return lexeme.isAltered || 4...5 ~= lexeme.span.end - lexeme.span.start
  }

  private static func function(_ name: Text) -> BareTriplet.Function? {
    switch name.lowercased {
    case "hsl", "hsla": .hsl
    case "rgb", "rgba": .rgb
    default: nil
    }
  }

  private mutating func note(_ arguments: Lexemes, in function: BareTriplet.Function) {
    let first = arguments.trimmed
    guard first.kind == .function, first.text.isWord("var") else { return }
    var rest = first.contents.trimmed
    guard let name = rest.popFirst()?.identifier, name.isCustomPropertyName else { return }
    rest.skipWhitespace()
    // A fallback that is broken does not make the use less meant.
    guard rest.isEmpty || rest.kind == .comma,
      !(functions[name]?.contains(function) ?? false)
    else { return }
    functions[name, default: []].append(function)
  }
}
