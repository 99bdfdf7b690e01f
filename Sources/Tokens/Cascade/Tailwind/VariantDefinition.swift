internal import Diagnostics

/// What a Tailwind variant stands for.
enum VariantDefinition: Sendable {
  /// `(&:is(.dark *))`: a selector.
  case selector(ArraySlice<ComponentValue>)
  /// A condition and its media query.
  case media(ArraySlice<ComponentValue>)
  /// Rules with `@slot` where what the variant is put around goes.
  case block([ComponentValue])
}
