internal import Diagnostics

/// Reads a file's bytes as lexemes: CSS Syntax 3, sections 4.3 and 5.4.7–5.4.9.
///
/// One pass, whatever the bytes: open brackets are kept on a stack of their own, so that nesting
/// costs no recursion. Comments are gone, and still separate: `rgb/**/(1 2 3)` is an identifier
/// and a block, `1/**/0` two numbers.
struct Lexer {
  /// How deep brackets may nest; what is deeper is left out and reported.
  static let depthLimit = 256
  /// How many problems of one file are reported; the rest only follow from them.
  static let problemLimit = 100

  let bytes: [UInt8]
  let classes = ByteClass.table
  var position = 0
  private(set) var problems: [SyntaxProblem] = []
  private var lexemes: [Lexeme] = []
  private var altered: [Int: Text] = [:]
  private var open: [OpenBracket] = []
  /// The open brackets beyond the depth limit.
  private var dropped: [Bracket] = []

  private struct OpenBracket {
    var bracket: Bracket
    var lexeme: Int
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if bytes.starts(with: mark) { position = mark.count }
    // More than most sheets have; what is not used is never touched.
    lexemes.reserveCapacity(bytes.count / 2)
  }

  /// The lexemes of a file and its problems, in order.
  static func read(
    _ source: SourceFile,
    file: Int32 = 0
  ) -> (lexemes: Lexemes, problems: [SyntaxProblem]) {
    var lexer = Lexer(source.bytes)
    lexer.readAll()
    let lexed = LexedFile(
      bytes: lexer.bytes,
      number: file,
      lexemes: lexer.lexemes,
      altered: lexer.altered
    )
    return (Lexemes(lexed), lexer.problems.sorted { $0.span.start < $1.span.start })
  }

  private mutating func readAll() {
    while position < bytes.count {
      readToken()
    }
    if let innermost = open.last {
      let start = lexemes[innermost.lexeme].span.start
      report(.unclosedBlock(innermost.bracket), at: start, start + 1)
    }
    dropped = []
    while !open.isEmpty {
      closeInnermost(from: position)
    }
  }

  mutating func report(_ kind: SyntaxProblem.Kind, at start: Int, _ end: Int) {
    if problems.count < Self.problemLimit {
      problems.append(SyntaxProblem(kind: kind, span: Span(start, end)))
    }
  }

  /// The class of the byte `offset` bytes on; empty after the end.
  func byteClass(_ offset: Int = 0) -> ByteClass {
    position + offset < bytes.count ? classes[Int(bytes[position + offset])] : []
  }

  /// Whether the byte `offset` bytes on is `character`.
  func next(_ offset: Int = 0, is character: Unicode.Scalar) -> Bool {
    position + offset < bytes.count && bytes[position + offset] == UInt8(ascii: character)
  }

  /// Adds a lexeme that ends here.
  mutating func add(_ kind: Lexeme.Kind, from start: Int) {
    if dropped.isEmpty { lexemes.append(Lexeme(kind, Span(start, position))) }
  }

  /// Adds a lexeme that ends here, with what it says if that is not what is written.
  mutating func add(_ kind: Lexeme.Kind, from start: Int, saying text: Text?) {
    guard let text, dropped.isEmpty else { return add(kind, from: start) }
    altered[lexemes.count] = text
    lexemes.append(Lexeme(kind, Span(start, position), isAltered: true))
  }

  /// Opens a block or a function, whose bracket ends here.
  mutating func open(
    _ kind: Lexeme.Kind,
    _ bracket: Bracket,
    saying name: Text? = nil,
    from start: Int
  ) {
    guard open.count < Self.depthLimit else {
      if dropped.isEmpty { report(.tooDeep, at: start, position) }
      dropped.append(bracket)
      return
    }
    open.append(OpenBracket(bracket: bracket, lexeme: lexemes.count))
    add(kind, from: start, saying: name)
  }

  /// Takes a closing bracket that ends here.
  mutating func close(_ bracket: Bracket) {
    if let innermost = dropped.last {
      if innermost == bracket { dropped.removeLast() }
    } else if let innermost = open.last, innermost.bracket == bracket {
      closeInnermost(from: position - 1)
    } else {
      report(.unopened(bracket), at: position - 1, position)
      add(.unmatched, from: position - 1)
    }
  }

  private mutating func closeInnermost(from start: Int) {
    let innermost = open.removeLast()
    lexemes[innermost.lexeme].partner = Int32(truncatingIfNeeded: lexemes.count)
    add(.closing, from: start)
  }
}
