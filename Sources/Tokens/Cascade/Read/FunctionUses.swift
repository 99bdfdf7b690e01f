internal import Diagnostics

/// The colour functions that a sheet puts around variables: `hsl(var(--x))`.
struct FunctionUses: Sendable {
  /// Each variable's functions, by first use.
  private(set) var functions: [Text: [BareTriplet.Function]] = [:]

  /// Notes the uses in a value of any declaration.
  mutating func note(_ values: some Collection<ComponentValue>) {
    for value in values {
      switch value.kind {
      case .function(let name, let contents):
        if let function = Self.function(name) { note(contents, in: function) }
        note(contents)
      case .block(_, let contents): note(contents)
      default: break
      }
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

  private mutating func note(_ arguments: [ComponentValue], in function: BareTriplet.Function) {
    guard let first = arguments.first(where: { !$0.isWhitespace }),
      case .function(let name, let contents) = first.kind, name.isWord("var"),
      let reference = Reference(contents),
      !(functions[reference.name]?.contains(function) ?? false)
    else { return }
    functions[reference.name, default: []].append(function)
  }
}
