internal import Diagnostics

/// Three numbers without a function around them, such as `222.2 84% 4.9%`: a colour only by its use.
///
/// Tailwind 3 and the first shadcn keep colours so, and put `hsl(var(--x))` around them where they
/// are used. What it is cannot be told from itself: `112 205 159` is a green in `rgb()` and a magenta
/// in `hsl()`.
public struct BareTriplet: Hashable, Sendable {
  /// The numbers and, if there is one, the alpha value, with what separates them.
  public var values: [ComponentValue]
  /// Whether the second and the third number are percentages, as `hsl()` usually has them.
  public var looksLikeHSL: Bool

  /// The function around the numbers.
  public enum Function: String, Hashable, Sendable, CaseIterable {
    /// Hue, saturation and lightness.
    case hsl
    /// Red, green and blue.
    case rgb
  }

  /// Makes a triplet of values that are three numbers, an alpha value after them or not, separated as
  /// in a colour function; nil for all others.
  public init?(_ values: some BidirectionalCollection<ComponentValue>) {
    let trimmed = Array(values.trimmed)
    let parts = trimmed.withoutWhitespace.filter { $0.kind != .comma && !$0.isDelim("/") }
    guard (3...4).contains(parts.count), parts.allSatisfy(Self.isAmount) else { return nil }
    self.values = trimmed
    looksLikeHSL = parts[1...2].allSatisfy {
      if case .percentage = $0.kind { true } else { false }
    }
  }

  /// The value that a use such as `hsl(var(--x))` computes from.
  public func inside(_ function: Function) -> ComponentValue {
    var value = values[0]
    value.span.end = values[values.count - 1].span.end
    value.kind = .function(Text(function.rawValue), values)
    return value
  }

  /// Why it is no colour by itself.
  var problem: ColorProblem {
    let whole = inside(.hsl)
    let form = looksLikeHSL ? "hsl(…)" : "rgb(…) or hsl(…)"
    return ColorProblem(
      "three bare numbers are a colour only inside a function such as `hsl()`",
      help: "write \(form) around them, or set `triplets` to hsl or rgb",
      at: whole
    )
  }

  private static func isAmount(_ value: ComponentValue) -> Bool {
    switch value.kind {
    case .number, .percentage: true
    case .dimension(_, let unit): MathUnit.named(unit.lowercased)?.unit == .angle
    case .function(let name, _): MathFunction(rawValue: name.lowercased) != nil
    case .ident(let name): name.isWord("none")
    default: false
    }
  }
}
