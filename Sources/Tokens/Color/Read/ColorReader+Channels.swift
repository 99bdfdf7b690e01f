internal import Diagnostics

/// The functions that write three channels and an alpha value.
extension ColorReader {
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
      guard let color = operand(value) else { return nil }
      origin = color
    }
    guard let syntax = named ?? predefined(&arguments) else { return nil }
    let names = origin.map { relativeNames($0, syntax, at: arguments.function) } ?? .none
    var read: [WrittenChannel] = []
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
    let written = WrittenColor(
      syntax: syntax,
      isRelative: origin != nil,
      hasCommas: hasCommas,
      channels: read,
      alpha: alpha
    )
    if let problem = written.commaProblem { return fail(problem, at: arguments.function) }
    return origin == nil ? written.color : made(written.color)
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
    var channels = origin.channels(asConvertedTo: space)
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
  ) -> WrittenChannel? {
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
  mutating func amount(_ value: ComponentValue, _ names: ChannelNames) -> MathValue? {
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
}
