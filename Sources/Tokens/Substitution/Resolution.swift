internal import Diagnostics

/// What a custom property of the root comes to in one theme.
enum Resolution: Hashable, Sendable {
  /// Component values without references, and without whitespace around them.
  case values([ComponentValue])
  /// The guaranteed-invalid value, and why: CSS Variables 1, section 2.2.
  case invalid(InvalidReason)
}

/// Why a custom property has no value.
enum InvalidReason: Hashable, Sendable {
  /// Nothing declares it.
  case notSet
  /// It is set to a word that means no value, such as `initial`.
  case keyword(CSSWideKeyword)
  /// It refers to a variable that has no value.
  case reference(Reference)
  /// It refers to itself through the other names, in order.
  case cycle([Text])
  /// Its value has more than `Resolver.valueLimit` component values, or all together too many.
  case tooLarge
  /// Its functions nest deeper than `Lexer.depthLimit`.
  case tooDeep
  /// It uses a function that is not followed.
  case outOfScope(name: Text, file: Int32, span: Span)
}
