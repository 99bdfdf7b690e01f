internal import Diagnostics

/// A declaration that the root element takes part of, in some theme or in all.
struct RootDeclaration: Sendable {
  /// The property, a number of the stylesheet's `PropertyNames`.
  var property: Int
  var value: DeclaredValue
  var isImportant: Bool
  var layer: Int
  /// The rule's selectors, a number of the `SelectorTable`.
  var selectors: Int
  var condition: Int
  /// What around it no theme decides.
  var outOfScope: OutOfScope?
  var file: Int32
  var span: Span
}
