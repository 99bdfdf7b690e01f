internal import Diagnostics

/// One thing in a list of rules or in a block: CSS Syntax 3, sections 5.4.1–5.4.6.
enum BlockItem: Sendable {
  case declaration(Declaration)
  case atRule(AtRule)
  case rule(QualifiedRule)
  /// What is none of these and a browser skips.
  case invalid(SyntaxProblem)
}

/// A property and its value.
struct Declaration: Sendable {
  var name: Text
  /// The value as written, with its whitespace and without `!important`.
  var value: Lexemes
  var isImportant: Bool
  /// From the name to the end of the value.
  var span: Span

  /// The number of the file it stands in.
  var file: Int32 { value.file.number }
}

/// A rule that begins with `@`.
struct AtRule: Sendable {
  var name: Text
  var prelude: Lexemes
  /// What stands in its block; nil if it ends with a semicolon.
  var block: Lexemes?
  /// From the `@` to the end of the prelude.
  var span: Span

  /// The number of the file it stands in.
  var file: Int32 { prelude.file.number }
}

/// A prelude, usually a selector, and a block.
struct QualifiedRule: Sendable {
  var prelude: Lexemes
  var block: Lexemes
}
