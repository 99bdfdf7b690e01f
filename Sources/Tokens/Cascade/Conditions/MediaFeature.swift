/// The media features that Chromium knows and the themes do not tell apart.
enum MediaFeature {
  /// What a reader may ask of every page, beside scheme and contrast; the first word is what holds
  /// where nothing was asked, which is what a theme is about.
  static let defaults: [String: [String]] = [
    "prefers-reduced-motion": ["no-preference", "reduce"],
    "prefers-reduced-transparency": ["no-preference", "reduce"],
    "prefers-reduced-data": ["no-preference", "reduce"],
    "forced-colors": ["none", "active"],
    "inverted-colors": ["none", "inverted"],
    "scripting": ["enabled", "initial-only", "none"],
  ]

  /// The features with an order, which also come with `min-` and `max-`.
  static let ranges: Set<String> = [
    "width", "height", "aspect-ratio", "device-width", "device-height", "device-aspect-ratio",
    "resolution", "color", "color-index", "monochrome", "horizontal-viewport-segments",
    "vertical-viewport-segments", "-webkit-device-pixel-ratio",
  ]

  /// All that depend on the screen or the device.
  static let outOfScope: Set<String> = ranges.union([
    "orientation", "grid", "scan", "update", "overflow-block", "overflow-inline", "pointer",
    "any-pointer", "hover", "any-hover", "display-mode", "dynamic-range", "video-dynamic-range",
    "video-color-gamut", "environment-blending", "nav-controls", "shape", "device-posture",
    "display-state", "resizable", "-webkit-min-device-pixel-ratio",
    "-webkit-max-device-pixel-ratio", "-webkit-transform-3d",
  ])
}
