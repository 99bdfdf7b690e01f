/// The at-rules by what becomes of them.
enum AtRuleName {
  /// Those of browsers that say nothing about the root's colours.
  static let ignored: Set<String> = [
    "charset", "counter-style", "color-profile", "font-face", "font-feature-values",
    "font-palette-values", "keyframes", "-webkit-keyframes", "namespace", "page", "position-try",
    "starting-style", "view-transition",
  ]

  /// Those of Tailwind and its like that a browser skips, and that set no variable on the root.
  static let tools: Set<String> = [
    "apply", "config", "custom-media", "include", "mixin", "plugin", "reference", "screen",
    "source", "tailwind", "utility",
  ]

  /// Those that a browser follows and this tool does not.
  static let outOfScope: Set<String> = ["container", "scope", "function", "when", "else"]
}
