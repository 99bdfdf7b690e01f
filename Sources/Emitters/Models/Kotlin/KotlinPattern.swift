internal import APIModels

/// A pattern as the code that makes it.
enum KotlinPattern {
  static func code(_ pattern: APIPattern, depth: Int) -> Code {
    let source = Code("\(Kotlin.literal(pattern.source))")
    return KotlinCall.lines("WirePattern", [source] + pattern.parts.map(code), depth: depth)
  }

  private static func code(_ part: APIPattern.Part) -> Code {
    let most = part.most.map { ", most = \($0)" } ?? ""
    return Code("WirePatternPart.\(atom(part.atom)), least = \(part.least)\(most))")
  }

  /// The beginning of the call that makes a part.
  private static func atom(_ atom: APIPattern.Atom) -> String {
    switch atom {
    case .scalar(let scalar):
      return "oneOf(\(Kotlin.literal(String(scalar) + String(scalar)))"
    case .oneOf(let signs):
      let pairs = signs.ranges.map { String($0.lowerBound) + String($0.upperBound) }.joined()
      return (signs.isNegated ? "noneOf(" : "oneOf(") + Kotlin.literal(pairs)
    case .alternatives(let texts):
      return "text(" + texts.map(Kotlin.literal).joined(separator: ", ")
    }
  }
}
