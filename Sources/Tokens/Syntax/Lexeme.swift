internal import Diagnostics

/// One token of a file: CSS Syntax 3, section 4, with each opening bracket knowing its closing one.
///
/// It holds places alone: the tokens of a sheet cost neither allocations nor counts of references,
/// and most are never asked what they say. `LexedFile` knows that.
struct Lexeme: Sendable {
  var kind: Kind
  /// Whether it says something else than is written, because of an escape or the file's end.
  var isAltered: Bool
  private var start: Int32
  private var end: Int32
  /// For what opens brackets, the number of the lexeme that closes them.
  var partner: Int32 = 0

  enum Kind: UInt8, Sendable {
    case ident
    /// A name and the parenthesis after it.
    case function
    case round
    case square
    case curly
    /// What closes a function or a bracket; where the file ends before, of no length.
    case closing
    case atKeyword
    case hash
    case identifierHash
    case string
    case url
    case number
    case percentage
    case dimension
    case whitespace
    case colon
    case semicolon
    case comma
    case cdo
    case cdc
    case delim
    case badString
    case badURL
    case unmatched
  }

  init(_ kind: Kind, _ span: Span, isAltered: Bool = false) {
    self.kind = kind
    self.isAltered = isAltered
    // Sixteen bytes in all, and no sheet has 2 GB.
    start = Int32(truncatingIfNeeded: span.start)
    end = Int32(truncatingIfNeeded: span.end)
  }

  /// The bytes it is written in; for brackets, those of the opening one.
  var span: Span { Span(Int(start), Int(end)) }
}
