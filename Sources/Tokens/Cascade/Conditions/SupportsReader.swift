internal import Diagnostics

/// Reads what `@supports` asks: Conditional 4, section 2.
enum SupportsReader {
  /// The condition of an `@supports` rule; one that cannot be read does not hold.
  static func condition(_ values: Lexemes) -> Condition {
    BooleanReader.condition(values, leaf: leaf) ?? .constant(.no)
  }

  /// The condition in an `@import`'s `supports()`, where a declaration may stand bare.
  static func importCondition(_ values: Lexemes) -> Condition {
    if let declaration = RuleReader.declaration(of: values) {
      return supports(declaration)
    }
    return condition(values)
  }

  private static func leaf(_ value: Lexemes) -> Condition {
    if value.kind == .round {
      return RuleReader.declaration(of: value.contents).map(supports) ?? .constant(.unknown)
    }
    switch value.text.lowercased {
    case "selector":
      var reader = SelectorReader()
      return .constant(Truth(reader.complex(value.contents) != nil))
    case "font-tech", "font-format", "at-rule", "named-feature":
      return .outOfScope(value.span)
    default: return .constant(.unknown)
    }
  }

  private static func supports(_ declaration: Declaration) -> Condition {
    let value = declaration.value.values.trimmed
    if declaration.name.isCustomPropertyName {
      return .constant(Truth(DeclaredValue(customProperty: value) != nil))
    }
    let property = declaration.name.lowercased
    if value.isEmpty { return .constant(.no) }
    if colors.contains(property) {
      if CSSWideKeyword(value) != nil || ColorReader.isColor(value) { return .constant(.yes) }
      return .constant(Truth(References.areIn(value) && References.areValid(in: value)))
    }
    if property == "color-scheme" {
      return .constant(Truth(ColorScheme(value) != nil || CSSWideKeyword(value) != nil))
    }
    if known.contains(property) || property.hasPrefix("-webkit-") {
      return .outOfScope(declaration.span)
    }
    return .constant(.no)
  }

  /// The properties that take one colour.
  private static let colors: Set<String> = [
    "color", "background-color", "background", "border-color", "border-top-color",
    "border-right-color", "border-bottom-color", "border-left-color", "border-block-color",
    "border-inline-color", "outline-color", "caret-color", "accent-color", "text-decoration-color",
    "text-emphasis-color", "column-rule-color", "fill", "stroke", "stop-color", "flood-color",
    "lighting-color", "-webkit-text-fill-color", "-webkit-text-stroke-color",
    "-webkit-tap-highlight-color",
  ]

  /// Other properties that sheets ask for; whether a value of theirs is known is not read here.
  private static let known: Set<String> = [
    "display", "position", "backdrop-filter", "filter", "mask", "mask-image", "clip-path", "gap",
    "grid-template-rows", "grid-template-columns", "aspect-ratio", "height", "width", "min-height",
    "max-height", "inset", "font", "font-variation-settings", "font-variant-caps", "appearance",
    "text-wrap", "animation-timeline", "view-transition-name", "anchor-name", "position-anchor",
    "container-type", "scrollbar-gutter", "scrollbar-color", "scrollbar-width", "overflow",
    "object-fit", "transform", "translate", "rotate", "scale", "background-clip",
    "background-image", "mix-blend-mode", "isolation", "contain", "content-visibility",
    "field-sizing", "interpolate-size", "hyphens", "margin-trim", "text-box", "corner-shape",
    "touch-action", "user-select", "hanging-punctuation", "initial-letter", "line-clamp",
    "padding", "margin", "top", "bottom", "left", "right", "writing-mode", "shape-outside",
    "overscroll-behavior", "scroll-behavior", "scroll-snap-type", "will-change", "zoom",
  ]
}
