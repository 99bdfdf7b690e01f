/// What the pseudo-classes and pseudo-elements that Chromium knows say about the root element.
enum PseudoClass {
  /// Those without arguments that always hold for the root.
  static let holding: Set<String> = [
    "root", "scope", "defined", "read-only", "first-child", "last-child", "only-child",
    "first-of-type", "last-of-type", "only-of-type",
  ]

  /// Those without arguments that never hold for `html`.
  static let failing: Set<String> = [
    "host", "link", "any-link", "visited", "checked", "disabled", "enabled", "required", "optional",
    "valid", "invalid", "user-valid", "user-invalid", "in-range", "out-of-range", "read-write",
    "placeholder-shown", "default", "indeterminate", "autofill", "empty", "popover-open", "modal",
    "open", "has-slotted", "muted", "paused", "playing", "seeking", "stalled", "buffering",
    "volume-locked", "-webkit-any-link", "-webkit-autofill", "-internal-popover-in-top-layer",
  ]

  /// Those without arguments that depend on what the reader does or the page is doing.
  static let unknown: Set<String> = [
    "hover", "active", "focus", "focus-visible", "focus-within", "target", "target-within",
    "target-current", "target-before", "target-after", "fullscreen", "picture-in-picture",
    "-webkit-full-screen", "active-view-transition", "xr-overlay", "window-inactive", "future",
    "past", "current",
  ]

  /// Those with arguments that depend on the page.
  static let unknownFunctions: Set<String> = [
    "has", "lang", "nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type", "state",
    "active-view-transition-type",
  ]

  /// The pseudo-elements, with and without arguments; those that begin with `-webkit-` all parse.
  static let elements: Set<String> = [
    "before", "after", "first-line", "first-letter", "marker", "selection", "placeholder",
    "backdrop", "file-selector-button", "cue", "part", "slotted", "view-transition",
    "view-transition-group", "view-transition-image-pair", "view-transition-old",
    "view-transition-new", "highlight", "details-content", "target-text", "grammar-error",
    "spelling-error", "search-text", "scroll-marker", "scroll-marker-group", "scroll-button",
    "column", "picker", "picker-icon", "checkmark", "permission-icon",
  ]

  /// The pseudo-elements that may be written with one colon.
  static let legacyElements: Set<String> = ["before", "after", "first-line", "first-letter"]
}
