internal import Diagnostics

/// One thing in a list of rules or in a block: CSS Syntax 3, sections 5.4.1–5.4.6.
enum BlockItem: Hashable, Sendable {
  case declaration(Declaration)
  case atRule(AtRule)
  case rule(QualifiedRule)
  /// What is none of these and a browser skips.
  case invalid(SyntaxProblem)
}

/// A property and its value.
struct Declaration: Hashable, Sendable {
  var name: Text
  /// The value as written, with its whitespace and without `!important`.
  var value: ArraySlice<ComponentValue>
  var isImportant: Bool
  var file: Int32
  /// From the name to the end of the value.
  var span: Span
}

/// A rule that begins with `@`.
struct AtRule: Hashable, Sendable {
  var name: Text
  var prelude: ArraySlice<ComponentValue>
  /// What stands in its block; nil if it ends with a semicolon.
  var block: [ComponentValue]?
  var file: Int32
  /// From the `@` to the end of the prelude.
  var span: Span
}

/// A prelude, usually a selector, and a block.
struct QualifiedRule: Hashable, Sendable {
  var prelude: ArraySlice<ComponentValue>
  var block: [ComponentValue]
}
