/// Sets of channels that stand for the same in several spaces, though none of them does alone.
///
/// CSS Color 4, section 12.2, "analogous sets of components"; found in Chromium 156 by trying all.
extension ColorSpace {
  /// The two that say which tint it is, whatever its lightness.
  private var tint: CSSColor.Missing {
    switch self {
    case .hsl: [.channel(0), .channel(1)]
    case .lab, .lch, .oklab, .oklch: [.channel(1), .channel(2)]
    default: []
    }
  }

  /// The two that are left beside the hue.
  private var shade: CSSColor.Missing {
    switch self {
    case .hsl, .hwb: [.channel(1), .channel(2)]
    case .lch, .oklch: [.channel(0), .channel(1)]
    default: []
    }
  }

  /// What is missing in `target` of a colour in this space that lacks `missing`.
  func carried(_ missing: CSSColor.Missing, to target: ColorSpace) -> CSSColor.Missing {
    guard !missing.isSuperset(of: .channels) else { return .channels }
    var carried: CSSColor.Missing = []
    for (index, role) in roles.enumerated() where missing.contains(.channel(index)) {
      if let place = target.roles.firstIndex(of: role) {
        carried.insert(.channel(place))
      }
    }
    if !tint.isEmpty, missing.isSuperset(of: tint) { carried.formUnion(target.tint) }
    if !shade.isEmpty, missing.isSuperset(of: shade) { carried.formUnion(target.shade) }
    return carried
  }
}
