/// How opaque a colour is.
extension ColorReader {
  /// What stands after the channels: an alpha value after a slash or a third comma, or nothing, and
  /// then it is `unwritten`.
  mutating func alpha(
    _ hasCommas: Bool,
    _ syntax: ChannelSyntax,
    _ names: ChannelNames,
    _ unwritten: Double,
    _ arguments: inout Arguments
  ) -> WrittenAlpha? {
    let isWritten = hasCommas ? arguments.takeComma() : arguments.takeSlash()
    var alpha = WrittenAlpha.value(unwritten)
    if isWritten {
      guard let value = arguments.take() else {
        return fail("`\(syntax.function)()` ends before its alpha value", at: arguments.function)
      }
      guard let written = alphaValue(value, names) else { return nil }
      alpha = written
    }
    guard arguments.next == nil else {
      return fail("something stands after the end of `\(syntax.function)()`", at: arguments.place)
    }
    return alpha
  }

  /// Reads `alpha(from <color> / <alpha>)`: a colour with another alpha value.
  ///
  /// CSS Color 5, section 6.
  mutating func withAlpha(_ arguments: inout Arguments) -> CSSColor? {
    guard arguments.take("from"), let value = arguments.take() else {
      return fail("`alpha()` begins with `from` and a colour", at: arguments.function)
    }
    guard var result = operand(value) else { return nil }
    guard arguments.takeSlash(), let written = arguments.take(), arguments.next == nil else {
      return fail("`alpha()` ends with a slash and an alpha value", at: arguments.place)
    }
    guard let alpha = alphaValue(written, ChannelNames(alpha: result.alpha)) else { return nil }
    // Its channels are written out again, and what is missing is written as 0.
    result.missing.remove(.channels)
    alpha.apply(to: &result)
    return result
  }

  /// An alpha value, brought to `0…1`.
  private mutating func alphaValue(
    _ value: ComponentValue,
    _ names: ChannelNames
  ) -> WrittenAlpha? {
    if value.isIdentifier("none") { return .missing }
    if let amount = amount(value, names), amount.unit == .number || amount.unit == .percent {
      let share = amount.unit == .percent ? amount.value / 100 : amount.value
      return .value(min(max(share, 0), 1))
    }
    let isPlaceholder = value.isDelim("<")
    return fail(
      "an alpha value is a number or a percentage",
      help: isPlaceholder ? "leave out `/ <alpha-value>`, which only Tailwind 3 replaces" : nil,
      at: value
    )
  }
}
