/// A colour function's three channels and alpha value as they were written.
struct WrittenColor {
  var syntax: ChannelSyntax
  /// Whether the colour is relative to another, after `from`.
  var isRelative: Bool
  /// Whether commas separate the channels, as before CSS Color 4.
  var hasCommas: Bool
  /// Three of them.
  var channels: [WrittenChannel]
  var alpha: WrittenAlpha

  /// What the form with commas does not allow; nil if nothing stands against it.
  var commaProblem: String? {
    guard hasCommas else { return nil }
    if case .missing = alpha { return "`none` cannot stand between commas" }
    if channels.contains(.missing) { return "`none` cannot stand between commas" }
    let shares = channels.count(where: \.isShare)
    if syntax.space == .rgb, shares != 0, shares != 3 {
      return "`\(syntax.function)()` with commas takes numbers or percentages, not both"
    }
    if syntax.space == .hsl, shares != 2 {
      return "`\(syntax.function)()` with commas takes saturation and lightness as percentages"
    }
    return nil
  }

  /// The colour, each channel brought to where Chromium brings it when it reads one.
  var color: CSSColor {
    let space = syntax.space
    var color = CSSColor(space, .zero)
    for index in 0..<3 {
      switch channels[index] {
      case .missing: color.missing.insert(.channel(index))
      case .number(let value): color.channels[index] = value * syntax.size(ofNumberIn: index)
      case .share(let share): color.channels[index] = share * syntax.size(ofAllIn: index)
      case .degrees(let degrees): color.channels[index] = degrees
      }
      if index == space.hueIndex {
        color.channels[index] = color.channels[index].wrappedDegrees
      } else if space.isLegacy, !isRelative {
        // In the old syntaxes no channel is below 0, and some not above 1.
        let highest = space == .rgb || hasCommas ? 1 : Double.infinity
        color.channels[index] = min(max(color.channels[index], 0), highest)
      }
    }
    alpha.apply(to: &color)
    if space == .rgb, hasCommas {
      // Only here does a browser round early.
      color.alpha = Double(ColorBytes.byte(color.alpha)) / 255
    }
    return color.clamped
  }
}
