internal import Diagnostics

/// Reads a file's bytes as a list of component values: CSS Syntax 3, sections 4.3 and 5.4.7–5.4.9.
///
/// One pass, whatever the bytes: open brackets are kept on a stack of their own, and what stands
/// in them on another, so that nesting costs no recursion.
struct ValueReader {
  /// How deep brackets may nest; what is deeper is left out and reported.
  static let depthLimit = 256
  /// How many problems of one file are reported; the rest only follow from them.
  static let problemLimit = 100

  let bytes: [UInt8]
  let file: Int32
  let classes = ByteClass.table
  var position = 0
  private(set) var problems: [SyntaxProblem] = []
  private var values: [ComponentValue] = []
  private var open: [OpenBracket] = []
  /// The open brackets beyond the depth limit.
  private var dropped: [Bracket] = []

  private struct OpenBracket {
    var bracket: Bracket
    /// The function's name; nil for a block.
    var name: Text?
    var start: Int
    /// Where its contents begin in `values`.
    var firstValue: Int
  }

  private init(_ source: SourceFile, file: Int32) {
    bytes = source.bytes
    self.file = file
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if bytes.starts(with: mark) { position = mark.count }
  }

  /// The component values of a file and its problems, in order.
  static func read(
    _ source: SourceFile,
    file: Int32 = 0
  ) -> (values: [ComponentValue], problems: [SyntaxProblem]) {
    var reader = ValueReader(source, file: file)
    reader.readAll()
    return (reader.values, reader.problems.sorted { $0.span.start < $1.span.start })
  }

  private mutating func readAll() {
    while position < bytes.count {
      readToken()
    }
    if let innermost = open.last {
      report(.unclosedBlock(innermost.bracket), at: innermost.start, innermost.start + 1)
    }
    dropped = []
    while let last = open.last {
      close(last)
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

  /// Adds a value that ends here.
  mutating func add(_ kind: ComponentValue.Kind, from start: Int) {
    guard dropped.isEmpty else { return }
    values.append(ComponentValue(kind, file: file, span: Span(start, position)))
  }

  /// Opens a block, or a function with a name, whose bracket ends here.
  mutating func open(_ bracket: Bracket, name: Text? = nil, from start: Int) {
    guard open.count < Self.depthLimit else {
      if dropped.isEmpty { report(.tooDeep, at: start, position) }
      dropped.append(bracket)
      return
    }
    open.append(OpenBracket(bracket: bracket, name: name, start: start, firstValue: values.count))
  }

  /// Takes a closing bracket that ends here.
  mutating func close(_ bracket: Bracket) {
    if let innermost = dropped.last {
      if innermost == bracket { dropped.removeLast() }
    } else if let innermost = open.last, innermost.bracket == bracket {
      close(innermost)
    } else {
      report(.unopened(bracket), at: position - 1, position)
      add(.unmatched(bracket), from: position - 1)
    }
  }

  private mutating func close(_ innermost: OpenBracket) {
    open.removeLast()
    let contents = Array(values[innermost.firstValue...])
    values.removeSubrange(innermost.firstValue...)
    if let name = innermost.name {
      add(.function(name, contents), from: innermost.start)
    } else {
      add(.block(innermost.bracket, contents), from: innermost.start)
    }
  }
}
