internal import Diagnostics

/// The functions that take whole colours. CSS Color 5.
extension ColorReader {
  /// `color-mix(in <space>, <color> <percentage>?, <color> <percentage>?)`.
  mutating func mix(_ contents: [ComponentValue], at function: ComponentValue) -> CSSColor? {
    var parts = contents.separatedByCommas
    var (space, arc) = (ColorSpace.oklab, HueArc.shorter)
    if parts[0].trimmed.first?.isIdentifier("in") == true {
      guard let method = interpolation(parts.removeFirst(), at: function) else { return nil }
      (space, arc) = method
    }
    guard parts.count == 2 else {
      return fail("`color-mix()` mixes two colours, not \(parts.count)", at: function)
    }
    guard let first = ingredient(parts[0], at: function),
      let second = ingredient(parts[1], at: function)
    else { return nil }
    let (share, opacity) = Self.shares(first.share, second.share)
    noteGrey(first.color, space, at: function)
    noteGrey(second.color, space, at: function)
    return made(
      .mix(first.color, second.color, in: space, arc: arc, share: share, opacity: opacity)
    )
  }

  /// How much there is of the second colour, and how opaque the mix is.
  ///
  /// CSS Color 5, section 2.1.
  private static func shares(_ first: Double?, _ second: Double?) -> (Double, Double) {
    let one = first ?? second.map { 1 - $0 } ?? 0.5
    let other = second ?? 1 - one
    let sum = one + other
    // Chromium mixes halves where there is nothing of either; the result cannot be seen.
    guard sum > 0 else { return (0.5, 0) }
    return (other / sum, min(sum, 1))
  }

  /// `in <space>`, and for a space with hues `shorter hue` and the like.
  private mutating func interpolation(
    _ values: ArraySlice<ComponentValue>,
    at function: ComponentValue
  ) -> (ColorSpace, HueArc)? {
    let words = Array(values).withoutWhitespace
    guard words.count > 1, let name = words[1].identifier else {
      return fail("`color-mix()` names no colour space after `in`", at: function)
    }
    guard let space = ColorSpace(interpolation: name.lowercased) else {
      let meant = Suggestion.closest(to: name.string, among: ColorSpace.interpolationNames)
      return fail(
        "`\(name.string)` is no colour space to mix in",
        help: meant.map { "write `\($0)`" },
        at: words[1]
      )
    }
    guard words.count > 2 else { return (space, .shorter) }
    guard space.hueIndex != nil else {
      return fail("`\(name.string)` has no hues, so there is only one way to mix", at: words[2])
    }
    guard words.count == 4, words[3].isIdentifier("hue"),
      let arc = words[2].identifier.flatMap({ HueArc(rawValue: $0.lowercased) })
    else {
      return fail(
        "the way around the hues is `shorter`, `longer`, `increasing` or `decreasing hue`",
        at: words[2]
      )
    }
    return (space, arc)
  }

  /// One colour of a mix, and how much of it was asked for, `0…1`, before or after it.
  private mutating func ingredient(
    _ values: ArraySlice<ComponentValue>,
    at function: ComponentValue
  ) -> (color: CSSColor, share: Double?)? {
    var parts = Array(values).withoutWhitespace
    guard !parts.isEmpty else {
      return fail("a colour is missing in `color-mix()`", at: function)
    }
    var share: Double?
    if parts.count == 2 {
      let isFirst = Self.isPercentage(parts[0])
      let written = parts.remove(at: isFirst ? 0 : 1)
      guard let read = percentage(written) else { return nil }
      share = read
    }
    guard parts.count == 1 else {
      return fail("a colour to mix has at most a percentage beside it", at: parts[1])
    }
    guard let color = operand(parts[0]) else { return nil }
    return (color, share)
  }

  /// Notes a grey whose hue browsers see in its last bits: one that comes to `hsl` or `hwb` through a
  /// matrix, so that red, green and blue are not quite equal.
  private mutating func noteGrey(
    _ color: CSSColor,
    _ space: ColorSpace,
    at function: ComponentValue
  ) {
    if space.rectangular == .srgb, color.space.rectangular != .srgb,
      Powerless.isHuePowerless(color.channels(in: space), in: space)
    {
      note(.hueOfGrey, at: function)
    }
  }

  private static func isPercentage(_ value: ComponentValue) -> Bool {
    switch value.kind {
    case .percentage: true
    case .function(let name, _): MathFunction(rawValue: name.lowercased) != nil
    default: false
    }
  }

  /// A percentage as a share; a computed one is brought to `0…1`, a written one must be there.
  private mutating func percentage(_ value: ComponentValue) -> Double? {
    switch value.kind {
    case .percentage(let number):
      guard (0...100).contains(number.value) else {
        return fail("the percentage of a mix is between 0% and 100%", at: value)
      }
      return number.value / 100
    case .function(let name, let contents):
      guard let function = MathFunction(rawValue: name.lowercased) else { break }
      guard let result = computed(value, function, contents, names: .none) else { return nil }
      guard result.unit == .percent else { break }
      return min(max(result.value / 100, 0), 1)
    default: break
    }
    return fail("how much of a colour to mix is said as a percentage", at: value)
  }

  /// Reads `light-dark(<color>, <color>)`: both must be colours, whichever is taken.
  mutating func schemes(_ contents: [ComponentValue], at function: ComponentValue) -> CSSColor? {
    let parts = contents.separatedByCommas
    guard parts.count == 2 else {
      return fail("`light-dark()` takes two colours, not \(parts.count)", at: function)
    }
    let place = { (message: String) in ColorProblem(message, at: function) }
    let start = notes.count
    guard let light = onlyColor(parts[0], problem: place) else { return nil }
    let middle = notes.count
    guard let dark = onlyColor(parts[1], problem: place) else { return nil }
    if context.isDark {
      dropNotes(from: start, to: middle)
    } else {
      dropNotes(from: middle, to: notes.count)
    }
    return context.isDark ? dark : light
  }

  /// `contrast-color(<color>)`: black or white, whichever stands out more; alpha does not count.
  mutating func contrasting(_ arguments: inout Arguments) -> CSSColor? {
    guard let value = arguments.take(), arguments.next == nil else {
      return fail("`contrast-color()` takes one colour", at: arguments.place)
    }
    guard let color = operand(value) else { return nil }
    let luminance = Contrast.luminance(color.srgb)
    let isBlack = Contrast.ratio(luminance, 0) > Contrast.ratio(luminance, 1)
    return CSSColor(rgba: isBlack ? 0x0000_00FF : 0xFFFF_FFFF)
  }
}
