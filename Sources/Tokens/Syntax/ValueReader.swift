internal import Diagnostics

/// Reads a file's bytes as a list of component values.
enum ValueReader {
  /// The component values of a file and its problems, in order.
  static func read(_ source: SourceFile) -> (values: [ComponentValue], problems: [SyntaxProblem]) {
    let (lexemes, problems) = Lexer.read(source)
    return (Array(lexemes.values), problems)
  }
}
