internal import APIModels

/// A pattern as the code that makes it.
enum SwiftPattern {
  static func code(_ pattern: APIPattern) -> Code {
    // The formatter takes a comma after an element that is the only one for a mistake.
    let comma: CodeLine = pattern.parts.count > 1 ? "," : ""
    let parts = pattern.parts.flatMap { part in
      code(part).between("", comma).indented(by: SwiftCode.indentation).lines
    }
    let array = Code(["["] + parts + ["]"])
    let source = Code("\(SwiftCode.literal(pattern.source))")
    return SwiftCall.lines("WirePattern", [source, array], depth: 0)
  }

  private static func code(_ part: APIPattern.Part) -> Code {
    let most = part.most.map { ", most: \($0)" } ?? ""
    return Code("WirePatternPart(\(atom(part.atom)), least: \(part.least)\(most))")
  }

  private static func atom(_ atom: APIPattern.Atom) -> String {
    switch atom {
    case .scalar(let scalar):
      return ".oneOf(\(SwiftCode.literal(String(scalar) + String(scalar))))"
    case .oneOf(let signs):
      let pairs = signs.ranges.map { String($0.lowerBound) + String($0.upperBound) }.joined()
      return (signs.isNegated ? ".noneOf(" : ".oneOf(") + SwiftCode.literal(pairs) + ")"
    case .alternatives(let texts):
      return ".text([" + texts.map(SwiftCode.literal).joined(separator: ", ") + "])"
    }
  }
}
