internal import Diagnostics

/// What a Tailwind variant stands for.
enum VariantDefinition: Sendable {
  /// `(&:is(.dark *))`: a selector.
  case selector(Lexemes)
  /// A condition and its media query.
  case media(Lexemes)
  /// Rules with `@slot` where what the variant is put around goes.
  case block(Lexemes)
}
