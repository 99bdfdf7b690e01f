extension CSSColor {
  /// The colour between two others, as `color-mix()` computes it.
  ///
  /// CSS Color 5, section 2, and CSS Color 4, section 12. Nothing is clipped on the way: both colours
  /// are converted in full and multiplied by their alpha, and what only one of them lacks is taken
  /// from the other. A mix in `hsl` or `hwb` comes out in `srgb`, as browsers print it.
  ///
  /// - Parameters:
  ///   - space: The space to mix in.
  ///   - arc: The way around the hues; without meaning where the space has none.
  ///   - share: How much of `second` there is, `0…1`; the rest is `first`.
  ///   - opacity: What the result's alpha is multiplied by: below 1 if the percentages did not
  ///     add up to 100.
  public static func mix(
    _ first: CSSColor,
    _ second: CSSColor,
    in space: ColorSpace,
    arc: HueArc = .shorter,
    share: Double = 0.5,
    opacity: Double = 1
  ) -> CSSColor {
    var (from, to) = (first.readyToMix(in: space), second.readyToMix(in: space))
    from.fill(from: to)
    to.fill(from: from)
    let missing = from.missing.intersection(to.missing)
    var mixed = CSSColor(space, .zero, missing: missing)
    for index in 0..<3 {
      mixed.channels[index] =
        if index == space.hueIndex {
          arc.hue(from: from.channels[index], to: to.channels[index], share: share)
        } else {
          from.premultiplied(index)
            + (to.premultiplied(index) - from.premultiplied(index)) * share
        }
    }
    mixed.alpha = from.alpha + (to.alpha - from.alpha) * share
    mixed = mixed.clamped
    mixed.unpremultiply()
    mixed.alpha *= opacity
    guard space.isLegacy else { return mixed }
    return CSSColor(
      .srgb,
      mixed.channels(in: .srgb),
      alpha: mixed.alpha,
      missing: missing.intersection(.alpha)
    )
  }

  /// The colour converted to `space`, with missing what was missing in a channel of the same role,
  /// and a hue that is only noise.
  private func readyToMix(in target: ColorSpace) -> CSSColor {
    guard space != target else { return self }
    var color = CSSColor(
      target,
      channels(in: target),
      alpha: alpha,
      missing: missing.intersection(.alpha)
    )
    if let hue = target.hueIndex, Powerless.isHuePowerlessInMix(color.channels, in: target) {
      color.missing.insert(.channel(hue))
    }
    for (index, role) in space.roles.enumerated() where missing.contains(.channel(index)) {
      if let place = target.roles.firstIndex(of: role) {
        color.missing.insert(.channel(place))
        color.channels[place] = 0
      }
    }
    return color
  }

  /// Takes from another colour of the same space what only this one lacks.
  private mutating func fill(from other: CSSColor) {
    for index in 0..<3
    where missing.contains(.channel(index)) && !other.missing.contains(.channel(index)) {
      channels[index] = other.channels[index]
      missing.remove(.channel(index))
    }
    if missing.contains(.alpha), !other.missing.contains(.alpha) {
      alpha = other.alpha
      missing.remove(.alpha)
    }
  }

  /// A channel times alpha; hues are no amounts, and a missing alpha multiplies nothing.
  private func premultiplied(_ index: Int) -> Double {
    missing.contains(.alpha) || index == space.hueIndex
      ? channels[index] : channels[index] * alpha
  }

  private mutating func unpremultiply() {
    guard !missing.contains(.alpha), alpha != 0 else { return }
    for index in 0..<3 where index != space.hueIndex {
      channels[index] /= alpha
    }
  }
}
