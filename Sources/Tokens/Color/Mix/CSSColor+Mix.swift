extension CSSColor {
  /// The colour between two others, as `color-mix()` computes it.
  ///
  /// CSS Color 5, section 2, and CSS Color 4, section 12. Nothing is clipped on the way: both colours
  /// are converted in full and multiplied by their alpha, and what only one of them lacks is taken
  /// from the other.
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
    for index in 0..<3 where !missing.contains(.channel(index)) {
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
    return mixed
  }

  /// The colour converted to `target`, where what it lacked is missing still, and so is a hue that
  /// is only noise.
  private func readyToMix(in target: ColorSpace) -> CSSColor {
    guard space != target else { return self }
    var color = CSSColor(
      target,
      channels(asConvertedTo: target),
      alpha: alpha,
      missing: missing.intersection(.alpha)
    )
    if let hue = target.hueIndex, Powerless.isHuePowerlessInMix(color.channels, in: target) {
      color.missing.insert(.channel(hue))
    }
    let carried = space.carried(missing, to: target)
    color.missing.formUnion(carried)
    for index in 0..<3 where carried.contains(.channel(index)) {
      color.channels[index] = 0
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
