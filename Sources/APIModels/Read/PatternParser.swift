internal import Diagnostics

/// Reads a pattern of the dialect: `^`, then literals, bracket classes and groups of plain texts, each
/// with a count or none, then `$`.
struct PatternParser {
  /// The most that a count may say, and the most steps that all counts together make.
  static let mostSteps = 10_000

  private let scalars: [Unicode.Scalar]
  private let offsets: [Int]
  private var index = 0

  private init(_ source: String) {
    scalars = Array(source.unicodeScalars)
    var offsets = [0]
    for scalar in scalars { offsets.append((offsets.last ?? 0) + UTF8.width(scalar)) }
    self.offsets = offsets
  }

  /// Reads a pattern.
  static func parse(_ source: String) throws(PatternProblem) -> APIPattern {
    var parser = PatternParser(source)
    return APIPattern(source: source, parts: try parser.parts())
  }

  private mutating func parts() throws(PatternProblem) -> [APIPattern.Part] {
    guard scalars.first == "^", scalars.count > 1, scalars.last == "$",
      !(scalars.count > 2 && scalars[scalars.count - 2] == "\\")
    else {
      throw problem(0, scalars.count, "a pattern goes from `^` to `$`, for the whole text")
    }
    index = 1
    var parts: [APIPattern.Part] = []
    var steps = 0
    while index < scalars.count - 1 {
      let start = index
      let atom = try atom()
      let (least, most) = try count()
      steps += (most ?? least + 1) * atom.steps
      guard steps <= Self.mostSteps else {
        throw problem(start, index, "the pattern's counts are too large together")
      }
      parts.append(APIPattern.Part(atom: atom, least: least, most: most))
    }
    return parts
  }

  private mutating func atom() throws(PatternProblem) -> APIPattern.Atom {
    let start = index
    switch scalars[index] {
    case "[": return .oneOf(try bracketClass())
    case "(": return .alternatives(try alternatives())
    case "\\": return .scalar(try escaped())
    case ".", "|", "*", "+", "?", "{", "}", "]", ")", "^", "$":
      let sign = scalars[start]
      let help =
        switch sign {
        case ".": "[ -~] for any sign of ASCII, or \\. for a point"
        case "|": "(one|other)"
        default: "\\\(sign) for the sign itself"
        }
      throw problem(start, start + 1, "`\(sign)` means nothing here in this dialect", help: help)
    case let scalar:
      index += 1
      return .scalar(scalar)
    }
  }

  /// The sign after a backslash, which stands for itself.
  private mutating func escaped() throws(PatternProblem) -> Unicode.Scalar {
    let start = index
    guard index + 1 < scalars.count - 1 else {
      throw problem(start, index + 1, "a backslash stands before a sign, and none follows")
    }
    let scalar = scalars[index + 1]
    let isWord =
      ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
      || ("0"..."9").contains(scalar)
    guard scalar.isASCII, !isWord else {
      let help = ["d": "[0-9]", "w": "[A-Za-z0-9_]", "s": "[ \\t]"][scalar]
      throw problem(
        start,
        start + 2,
        "`\\\(scalar)` is not in this dialect; engines differ on it",
        help: help ?? "write the signs in a bracket class"
      )
    }
    index += 2
    return scalar
  }

  private mutating func bracketClass() throws(PatternProblem) -> APIPattern.ScalarClass {
    let start = index
    index += 1
    let isNegated = scalars[index] == "^"
    if isNegated { index += 1 }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while index < scalars.count - 1, scalars[index] != "]" {
      let first = index
      let low = try classScalar()
      guard scalars[index] == "-", index + 1 < scalars.count - 1, scalars[index + 1] != "]" else {
        ranges.append(low...low)
        continue
      }
      index += 1
      let high = try classScalar()
      guard low <= high else {
        throw problem(first, index, "the range ends before it begins", help: "\(high)-\(low)")
      }
      ranges.append(low...high)
    }
    guard index < scalars.count - 1, !ranges.isEmpty else {
      throw problem(start, index, "a bracket class names signs between `[` and `]`", help: "[0-9]")
    }
    index += 1
    return APIPattern.ScalarClass(ranges: ranges, isNegated: isNegated)
  }

  private mutating func classScalar() throws(PatternProblem) -> Unicode.Scalar {
    let scalar = scalars[index]
    if scalar == "\\" { return try escaped() }
    if scalar == "[" {
      throw problem(
        index,
        index + 1,
        "engines differ on `[` in a bracket class",
        help: "\\["
      )
    }
    index += 1
    return scalar
  }

  private mutating func alternatives() throws(PatternProblem) -> [String] {
    let start = index
    index += 1
    var texts = [""]
    while index < scalars.count - 1, scalars[index] != ")" {
      switch scalars[index] {
      case "|":
        texts.append("")
        index += 1
      case "\\": texts[texts.count - 1].unicodeScalars.append(try escaped())
      case "[", "(", "{", "}", "]", ".", "*", "+", "?", "^", "$":
        throw problem(
          index,
          index + 1,
          "a group holds only plain texts with `|` between",
          help: "(one|other)"
        )
      case let scalar:
        texts[texts.count - 1].unicodeScalars.append(scalar)
        index += 1
      }
    }
    guard index < scalars.count - 1, texts.allSatisfy({ !$0.isEmpty }) else {
      throw problem(
        start,
        index,
        "a group holds texts between `(` and `)`, none of them empty",
        help: "(one|other)?"
      )
    }
    index += 1
    return texts
  }

  private mutating func count() throws(PatternProblem) -> (least: Int, most: Int?) {
    switch scalars[index] {
    case "?": return try single(0, 1)
    case "*": return try single(0, nil)
    case "+": return try single(1, nil)
    case "{": return try braces()
    default: return (1, 1)
    }
  }

  private mutating func single(_ least: Int, _ most: Int?) throws(PatternProblem) -> (Int, Int?) {
    index += 1
    try refuseSecondCount()
    return (least, most)
  }

  private mutating func braces() throws(PatternProblem) -> (least: Int, most: Int?) {
    let start = index
    index += 1
    let least = number()
    var most = least
    if scalars[index] == "," {
      index += 1
      most = number()
    }
    let isOpen = scalars[index - 1] == ","
    guard let least, scalars[index] == "}", isOpen || most != nil else {
      throw problem(start, index, "a count is `{2}`, `{2,}` or `{2,5}`", help: "{2,5}")
    }
    index += 1
    if let most, most < least {
      throw problem(start, index, "the count ends before it begins", help: "{\(most),\(least)}")
    }
    guard max(least, most ?? 0) <= Self.mostSteps else {
      throw problem(start, index, "a count goes to \(Self.mostSteps) at most")
    }
    try refuseSecondCount()
    return (least, isOpen ? nil : most)
  }

  private mutating func refuseSecondCount() throws(PatternProblem) {
    guard ["?", "*", "+", "{"].contains(scalars[index]) else { return }
    throw problem(
      index,
      index + 1,
      "`\(scalars[index])` follows a count, and engines differ on what that means",
      help: "remove it"
    )
  }

  private mutating func number() -> Int? {
    let start = index
    var value = 0
    while index < scalars.count - 1, let digit = scalars[index].properties.numericValue,
      scalars[index].isASCII
    {
      value = min(value * 10 + Int(digit), Self.mostSteps + 1)
      index += 1
    }
    return index > start ? value : nil
  }

  private func problem(
    _ start: Int,
    _ end: Int,
    _ message: String,
    help: String? = nil
  ) -> PatternProblem {
    let end = min(max(end, start + 1), scalars.count)
    return PatternProblem(span: Span(offsets[start], offsets[end]), message: message, help: help)
  }
}

extension APIPattern.Atom {
  /// How many scalars it is at most.
  fileprivate var steps: Int {
    switch self {
    case .scalar, .oneOf: 1
    case .alternatives(let texts): texts.reduce(0) { $0 + $1.unicodeScalars.count }
    }
  }
}
