internal import Diagnostics

/// A mistake in a stylesheet's syntax, which the standard says how to read on from.
struct SyntaxProblem: Hashable, Sendable {
  var kind: Kind
  var span: Span

  enum Kind: Hashable, Sendable {
    case brokenString
    case brokenURL
    case unclosedString
    case unclosedURL
    case unclosedComment
    case unclosedBlock(Bracket)
    case unopened(Bracket)
    case tooDeep
    case notUTF8
    case notADeclaration
    case ruleWithoutBlock
    case badValue(property: Text)
  }
}
