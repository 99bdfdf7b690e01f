internal import Diagnostics

/// Reads a colour from component values, with the first reason why it is none.
struct ColorReader {
  /// How many functions may stand in each other.
  static let depthLimit = 256

  let context: ColorContext
  /// Why the value is no colour: the first problem that was met.
  private(set) var problem: ColorProblem?
  private(set) var notes: [ColorNote] = []
  /// How many functions are open.
  private(set) var depth = 0
  /// Whether what is read goes into another colour, rather than being all there is.
  private var isOperand = false

  init(context: ColorContext) {
    self.context = context
  }

  /// The colour that is all there is in `values`.
  mutating func onlyColor(
    _ values: ArraySlice<ComponentValue>,
    problem place: (String) -> ColorProblem
  ) -> CSSColor? {
    let values = values.trimmed
    guard let first = values.first else {
      problem = problem ?? place("there is no value")
      return nil
    }
    guard let second = values.dropFirst().first(where: { !$0.isWhitespace }) else {
      return color(first)
    }
    if let triplet = BareTriplet(values) {
      problem = problem ?? triplet.problem
    } else if color(first) != nil {
      problem = problem ?? ColorProblem("something stands after the colour", at: second)
    }
    return nil
  }

  /// The colour that one component value is.
  mutating func color(_ value: ComponentValue) -> CSSColor? {
    switch value.kind {
    case .ident(let name): return named(name, at: value)
    case .hash(let digits, _): return hexadecimal(digits, at: value)
    case .function(let name, let contents):
      guard depth < Self.depthLimit else {
        problem = problem ?? .tooDeep(at: value)
        return nil
      }
      depth += 1
      defer { depth -= 1 }
      return function(name, contents, at: value)
    case .number, .percentage, .dimension: return fail("a number is no colour", at: value)
    case .string: return fail("a text in quotes is no colour", at: value)
    case .url: return fail("an address is no colour", at: value)
    default: return fail("this is no colour", at: value)
    }
  }

  private mutating func named(_ name: Text, at value: ComponentValue) -> CSSColor? {
    let word = name.lowercased
    if let color = NamedColors.color(named: word) { return color }
    if word == "currentcolor" {
      note(.currentColor, at: value)
      return context.currentColor
    }
    if let color = SystemColors.color(named: word, isDark: context.isDark) {
      note(.systemColor(name.string), at: value)
      return color
    }
    let meant = Suggestion.closest(to: word, among: NamedColors.names(like: word))
    return fail("`\(name.string)` is no colour", help: meant.map { "write `\($0)`" }, at: value)
  }

  private mutating func hexadecimal(_ digits: Text, at value: ComponentValue) -> CSSColor? {
    var bits: UInt32 = 0
    let isShort = digits.bytes.count < 5
    for byte in digits.bytes.prefix(8) {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        return fail("`#\(digits.string)` holds what is no hexadecimal digit", at: value)
      }
      bits = bits << 4 | UInt32(digit)
      if isShort { bits = bits << 4 | UInt32(digit) }
    }
    switch digits.bytes.count {
    case 3, 6: return CSSColor(rgba: bits << 8 | 0xFF)
    case 4, 8: return CSSColor(rgba: bits)
    case let count:
      return fail("`#` has \(count) digits after it, and a colour 3, 4, 6 or 8", at: value)
    }
  }

  private mutating func function(
    _ name: Text,
    _ contents: [ComponentValue],
    at value: ComponentValue
  ) -> CSSColor? {
    var arguments = Arguments(of: value, contents)
    let word = name.lowercased
    switch word {
    case "rgb", "rgba": return channels(ChannelSyntax(space: .rgb, function: word), &arguments)
    case "hsl", "hsla": return channels(ChannelSyntax(space: .hsl, function: word), &arguments)
    case "hwb": return channels(ChannelSyntax(space: .hwb, function: word), &arguments)
    case "lab": return channels(ChannelSyntax(space: .lab, function: word), &arguments)
    case "lch": return channels(ChannelSyntax(space: .lch, function: word), &arguments)
    case "oklab": return channels(ChannelSyntax(space: .oklab, function: word), &arguments)
    case "oklch": return channels(ChannelSyntax(space: .oklch, function: word), &arguments)
    case "color": return channels(nil, &arguments)
    case "color-mix": return mix(contents, at: value)
    case "light-dark": return schemes(contents, at: value)
    case "contrast-color": return contrasting(&arguments)
    case "alpha": return withAlpha(&arguments)
    case "device-cmyk": return fail("no browser knows `device-cmyk()`", at: value)
    default:
      let meant = Suggestion.closest(to: word, among: Self.functions)
      return fail(
        "`\(name.string)()` is no colour",
        help: meant.map { "write `\($0)()`" },
        at: value
      )
    }
  }

  private static let functions = [
    "alpha", "color", "color-mix", "contrast-color", "hsl", "hsla", "hwb", "lab", "lch",
    "light-dark", "oklab", "oklch", "rgb", "rgba",
  ]

  /// The colour that another is made of.
  mutating func operand(_ value: ComponentValue) -> CSSColor? {
    let outer = isOperand
    isOperand = true
    defer { isOperand = outer }
    return color(value)
  }

  /// A colour that was made of others, as it is where it stands.
  func made(_ color: CSSColor) -> CSSColor {
    isOperand ? color : color.alone
  }

  /// Notes a problem, unless there is one already.
  mutating func fail<Result>(
    _ message: String,
    help: String? = nil,
    at value: ComponentValue
  ) -> Result? {
    problem = problem ?? ColorProblem(message, help: help, at: value)
    return nil
  }

  mutating func note(_ kind: ColorNote.Kind, at value: ComponentValue) {
    notes.append(ColorNote(kind, at: value))
  }

  /// Drops the notes from the `count`th on: those of a colour that is not taken.
  mutating func dropNotes(from start: Int, to end: Int) {
    notes.removeSubrange(start..<end)
  }

  /// The value of a maths function; nil, with the problem noted, if it has none.
  mutating func computed(
    _ value: ComponentValue,
    _ function: MathFunction,
    _ contents: [ComponentValue],
    names: ChannelNames
  ) -> MathValue? {
    var maths = MathReader(names: names, depth: depth)
    if let result = maths.value(of: function, contents, at: value) {
      return result.settled
    }
    problem = problem ?? maths.problem
    return nil
  }
}
