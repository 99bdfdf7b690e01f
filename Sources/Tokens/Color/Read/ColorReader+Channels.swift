internal import Diagnostics

/// The functions that write three channels and an alpha value.
extension ColorReader {
  /// A channel as it was written.
  private enum Channel {
    case missing
    case number(Double)
    /// 1 for 100%.
    case share(Double)
    case degrees(Double)
  }

  /// Reads `rgb()` and its kin; `color()`, which names its space among its arguments, as nil.
  ///
  /// CSS Color 4, section 5.1, for the form with commas, and CSS Color 5, section 4, for colours that
  /// are relative to another.
  mutating func channels(_ named: ChannelSyntax?, _ arguments: inout Arguments) -> CSSColor? {
    var origin: CSSColor?
    if arguments.take("from") {
      guard let value = arguments.take() else {
        return fail("there is no colour after `from`", at: arguments.function)
      }
      guard let color = color(value) else { return nil }
      origin = color
    }
    guard let syntax = named ?? predefined(&arguments) else { return nil }
    let names = origin.map { relativeNames($0, syntax, at: arguments.function) } ?? .none
    var read: [Channel] = []
    var hasCommas = false
    for index in 0..<3 {
      guard let channel = channel(index, syntax, names, &arguments) else { return nil }
      read.append(channel)
      guard index < 2 else { break }
      let place = arguments.place
      let isComma = arguments.takeComma()
      if isComma, origin != nil || !syntax.space.isLegacy || syntax.space == .hwb {
        return fail("`\(syntax.function)()` takes no commas here", at: place)
      }
      if index == 1, isComma != hasCommas {
        return fail("commas and spaces are mixed in `\(syntax.function)()`", at: place)
      }
      hasCommas = isComma
    }
    guard let alpha = alpha(hasCommas, syntax, names, origin?.alpha ?? 1, &arguments) else {
      return nil
    }
    if hasCommas, !checkCommas(read, alpha, syntax, at: arguments.function) { return nil }
    return made(
      of: read,
      alpha,
      syntax,
      isRelative: origin != nil,
      hasCommas: hasCommas
    )
  }

  /// The space that `color()` names.
  private mutating func predefined(_ arguments: inout Arguments) -> ChannelSyntax? {
    guard let value = arguments.take(), let name = value.identifier else {
      return fail("`color()` names no colour space", at: arguments.place)
    }
    guard let space = ColorSpace(predefined: name.lowercased) else {
      if name.isCustomPropertyName {
        return fail("no browser knows colour spaces of one's own", at: value)
      }
      let meant = Suggestion.closest(to: name.string, among: ColorSpace.predefinedNames)
      return fail(
        "`\(name.string)` is no colour space of `color()`",
        help: meant.map { "write `\($0)`" },
        at: value
      )
    }
    return ChannelSyntax(space: space, function: "color")
  }

  /// The channels of the colour that another is relative to, as numbers of the function.
  private mutating func relativeNames(
    _ origin: CSSColor,
    _ syntax: ChannelSyntax,
    at function: ComponentValue
  ) -> ChannelNames {
    let space = syntax.space
    var channels = origin.channels(in: space)
    if let hue = space.hueIndex, origin.space != space,
      Powerless.isHuePowerless(channels, in: space)
    {
      // Chromium goes on with the hue that rounding left, which differs from browser to browser.
      channels[hue] = 0
      note(.hueOfGrey, at: function)
    }
    for index in 0..<3 {
      channels[index] /= syntax.size(ofNumberIn: index)
    }
    return ChannelNames(space: space, channels: channels, alpha: origin.alpha)
  }

  private mutating func channel(
    _ index: Int,
    _ syntax: ChannelSyntax,
    _ names: ChannelNames,
    _ arguments: inout Arguments
  ) -> Channel? {
    guard let value = arguments.take() else {
      return fail(
        "`\(syntax.function)()` ends before its \(syntax.name(of: index))",
        at: arguments.function
      )
    }
    if value.isIdentifier("none") { return .missing }
    guard let amount = amount(value, names) else {
      return fail("this is no \(syntax.name(of: index)) of `\(syntax.function)()`", at: value)
    }
    let isHue = index == syntax.space.hueIndex
    switch amount.unit {
    case .number: return .number(amount.value)
    case .percent where !isHue: return .share(amount.value / 100)
    case .angle where isHue: return .degrees(amount.value)
    default:
      let kinds = isHue ? "a number or an angle" : "a number or a percentage"
      return fail(
        "`\(syntax.function)()` takes \(kinds) as its \(syntax.name(of: index))",
        at: value
      )
    }
  }

  /// A number with its unit: written, computed, or the name of a channel.
  private mutating func amount(_ value: ComponentValue, _ names: ChannelNames) -> MathValue? {
    switch value.kind {
    case .number(let number): return MathValue(number.value).settled
    case .percentage(let number): return MathValue(number.value, .percent).settled
    case .dimension(let number, let unit):
      guard let known = MathUnit.named(unit.lowercased) else { return nil }
      return MathValue(number.value * known.size, known.unit).settled
    case .ident(let name): return names.value(of: name.lowercased).map { MathValue($0) }
    case .function(let name, let contents):
      guard let function = MathFunction(rawValue: name.lowercased) else { return nil }
      return computed(value, function, contents, names: names)
    default: return nil
    }
  }

  /// What stands after the channels: an alpha value after a slash or a third comma, or nothing, and
  /// then it is `unwritten`.
  private mutating func alpha(
    _ hasCommas: Bool,
    _ syntax: ChannelSyntax,
    _ names: ChannelNames,
    _ unwritten: Double,
    _ arguments: inout Arguments
  ) -> Channel? {
    let isWritten = hasCommas ? arguments.takeComma() : arguments.takeSlash()
    var channel = Channel.number(unwritten)
    if isWritten {
      guard let value = arguments.take() else {
        return fail("`\(syntax.function)()` ends before its alpha value", at: arguments.function)
      }
      guard let read = alphaValue(value, names) else { return nil }
      channel = read
    }
    guard arguments.next == nil else {
      return fail("something stands after the end of `\(syntax.function)()`", at: arguments.place)
    }
    return channel
  }

  private mutating func alphaValue(_ value: ComponentValue, _ names: ChannelNames) -> Channel? {
    if value.isIdentifier("none") { return .missing }
    let amount = amount(value, names)
    switch amount?.unit {
    case .number: return .number(min(max(amount?.value ?? 1, 0), 1))
    case .percent: return .number(min(max((amount?.value ?? 100) / 100, 0), 1))
    default:
      let isPlaceholder = value.isDelim("<")
      return fail(
        "an alpha value is a number or a percentage",
        help: isPlaceholder ? "leave out `/ <alpha-value>`, which only Tailwind 3 replaces" : nil,
        at: value
      )
    }
  }

  /// What the form with commas does not allow.
  private mutating func checkCommas(
    _ channels: [Channel],
    _ alpha: Channel,
    _ syntax: ChannelSyntax,
    at function: ComponentValue
  ) -> Bool {
    var shares = 0
    for channel in channels + [alpha] {
      if case .missing = channel {
        return fail("`none` cannot stand between commas", at: function) ?? false
      }
    }
    for channel in channels {
      if case .share = channel { shares += 1 }
    }
    if syntax.space == .rgb, shares != 0, shares != 3 {
      return fail(
        "`\(syntax.function)()` with commas takes numbers or percentages, not both",
        at: function
      )
        ?? false
    }
    if syntax.space == .hsl, shares != 2 {
      return fail(
        "`\(syntax.function)()` with commas takes saturation and lightness as percentages",
        at: function
      ) ?? false
    }
    return true
  }

  /// The colour, each channel brought to where Chromium brings it when it reads one.
  private func made(
    of read: [Channel],
    _ alpha: Channel,
    _ syntax: ChannelSyntax,
    isRelative: Bool,
    hasCommas: Bool
  ) -> CSSColor {
    let space = syntax.space
    var color = CSSColor(space, .zero)
    for index in 0..<3 {
      switch read[index] {
      case .missing: color.missing.insert(.channel(index))
      case .number(let value):
        color.channels[index] = value * syntax.size(ofNumberIn: index)
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
    switch alpha {
    case .missing:
      color.alpha = 0
      color.missing.insert(.alpha)
    case .number(let value), .share(let value), .degrees(let value):
      // Only here does a browser round early: to a byte.
      color.alpha = space == .rgb && hasCommas ? Double(ColorBytes.byte(value)) / 255 : value
    }
    guard isRelative, space.isLegacy else { return color.clamped }
    // A relative colour may leave the gamut, so it is no longer one of the old syntaxes.
    let missing = space == .rgb ? color.missing : color.missing.intersection(.alpha)
    return CSSColor(
      .srgb,
      color.channels(in: .srgb),
      alpha: color.alpha,
      missing: missing
    )
  }

  /// Reads `alpha(from <color> / <alpha>)`: a colour with another alpha value.
  ///
  /// CSS Color 5, section 6.
  mutating func withAlpha(_ arguments: inout Arguments) -> CSSColor? {
    guard arguments.take("from"), let value = arguments.take() else {
      return fail("`alpha()` begins with `from` and a colour", at: arguments.function)
    }
    guard var result = color(value) else { return nil }
    guard arguments.takeSlash(), let written = arguments.take(), arguments.next == nil else {
      return fail("`alpha()` ends with a slash and an alpha value", at: arguments.place)
    }
    let names = ChannelNames(alpha: result.alpha)
    guard let alpha = alphaValue(written, names) else { return nil }
    switch alpha {
    case .missing:
      result.alpha = 0
      result.missing.insert(.alpha)
    case .number(let value), .share(let value), .degrees(let value):
      result.alpha = value
      result.missing.remove(.alpha)
    }
    return result
  }
}
