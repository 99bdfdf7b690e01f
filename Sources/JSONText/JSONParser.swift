internal import Diagnostics
internal import Documents

/// Reads one file from its first byte to its last, or to the first syntax error.
struct JSONParser {
  /// Unwinds the parser, and goes no further: the problem that ends the file.
  ///
  /// Returning nil instead copies every node once more, and takes twice the time.
  struct Stop: Error {
    let problem: Diagnostic

    init(_ problem: Diagnostic) {
      self.problem = problem
    }
  }

  let file: SourceFile
  let bytes: [UInt8]
  /// The offset of the next byte to read.
  var offset = 0
  /// The opening bytes of the objects and arrays around `offset`, outermost first.
  var open: [Int] = []
  var valueProblems: [ReadDocument.ValueProblem] = []
  /// What mends every syntax error so far; nil once there are too many to keep.
  private var mends: [Edit]? = []
  private static let mostMends = 100_000
  /// The first syntax error that can be mended.
  private var mendable: Diagnostic?
  private var duplicateKeys = DuplicateKeys()
  /// How many members the last object had, up to `mostRoom`: the room to make for the next one, as
  /// the objects of a catalogue are much alike.
  private var likelyCount = 1
  private static let mostRoom = 16

  init(file: SourceFile) {
    self.file = file
    bytes = file.bytes
  }

  mutating func document() -> ReadDocument {
    if let problem = FileEncoding.wide(file, id: "json/invalid-utf8") {
      return ReadDocument(root: nil, fileProblems: [problem])
    }
    var problems: [Diagnostic] = []
    if bytes.starts(with: FileEncoding.byteOrderMark) {
      offset = FileEncoding.byteOrderMark.count
      problems.append(byteOrderMark)
    }
    var root: DocumentNode?
    do throws(Stop) {
      root = try wholeDocument()
      if mendable != nil, let mends, ConflictMarkers.first(in: bytes) == nil {
        mendable?.edits = mends
      }
    } catch {
      mendable = mendable ?? error.problem
    }
    if let mendable {
      problems.append(mendable)
      root = nil
    }
    return ReadDocument(root: root, fileProblems: problems, valueProblems: valueProblems)
  }

  private mutating func wholeDocument() throws(Stop) -> DocumentNode {
    skipSpace()
    if offset == bytes.count { throw Stop(empty) }
    let root = try value()
    skipSpace()
    if offset < bytes.count { throw Stop(contentAfterEnd) }
    return root
  }

  /// Reads on after a syntax error that can be mended, to see whether the whole file can.
  ///
  /// The file has no more to say all the same: its first mistake is told, and nothing of it is used.
  mutating func goOn(after problem: (JSONParser) -> Diagnostic, with mend: Edit) {
    if mendable == nil { mendable = problem(self) }
    mends?.append(mend)
    if mends?.count == Self.mostMends { mends = nil }
  }

  mutating func skipSpace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        offset += 1
      case 0x80... where isOtherSpace:
        goOn(after: \.otherSpace, with: Edit(shownSpan, [UInt8(ascii: " ")]))
        offset = shownSpan.end
      default: return
      }
    }
  }

  /// The next byte after white space; nil at the end of the file.
  private mutating func peek() -> UInt8? {
    skipSpace()
    return offset < bytes.count ? bytes[offset] : nil
  }

  /// Reads the value that begins at `offset`.
  private mutating func value() throws(Stop) -> DocumentNode {
    guard offset < bytes.count else { throw Stop(unexpectedEnd) }
    switch bytes[offset] {
    case UInt8(ascii: "\""):
      let text = try text()
      return DocumentNode(.string(text), text.span)
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: throw Stop(noValue)
    }
  }

  private mutating func object() throws(Stop) -> DocumentNode {
    let start = offset
    try enter()
    var members: [DocumentNode.Member] = []
    if peek() == UInt8(ascii: "}") {
      return leave(start, .object(members))
    }
    members.reserveCapacity(likelyCount)
    while true {
      members.append(try member())
      let valueEnd = offset
      switch peek() {
      case UInt8(ascii: ","):
        offset += 1
        guard peek() == UInt8(ascii: "}") else { continue }
        goOn(after: \.trailingComma, with: Edit(lastComma, []))
        return leave(start, .object(members))
      case UInt8(ascii: "}"):
        likelyCount = min(members.count, JSONParser.mostRoom)
        valueProblems += duplicateKeys.problems(
          in: members,
          of: file,
          id: "json/duplicate-key",
          hasOnlySpaceBetween: true
        )
        return leave(start, .object(members))
      default: throw Stop(noComma(after: valueEnd))
      }
    }
  }

  private mutating func member() throws(Stop) -> DocumentNode.Member {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else { throw Stop(noKey) }
    let key = try text()
    guard peek() == UInt8(ascii: ":") else { throw Stop(noColon(after: key)) }
    offset += 1
    skipSpace()
    return DocumentNode.Member(key: key, value: try value())
  }

  private mutating func array() throws(Stop) -> DocumentNode {
    let start = offset
    try enter()
    var elements: [DocumentNode] = []
    if peek() == UInt8(ascii: "]") {
      return leave(start, .array(elements))
    }
    while true {
      elements.append(try value())
      let valueEnd = offset
      switch peek() {
      case UInt8(ascii: ","):
        offset += 1
        guard peek() == UInt8(ascii: "]") else { continue }
        goOn(after: \.trailingComma, with: Edit(lastComma, []))
        return leave(start, .array(elements))
      case UInt8(ascii: "]"): return leave(start, .array(elements))
      default: throw Stop(noComma(after: valueEnd))
      }
    }
  }

  /// Steps over an opening bracket, unless it nests too deep.
  private mutating func enter() throws(Stop) {
    guard open.count < DocumentNode.deepest else { throw Stop(tooDeep) }
    open.append(offset)
    offset += 1
  }

  /// Steps over a closing bracket and makes the node of all between.
  private mutating func leave(_ start: Int, _ value: DocumentNode.Value) -> DocumentNode {
    open.removeLast()
    offset += 1
    return DocumentNode(value, Span(start, offset))
  }

  private mutating func word(_ word: String, _ value: DocumentNode.Value) throws(Stop)
    -> DocumentNode
  {
    let end = wordEnd
    guard String(decoding: bytes[offset..<end], as: UTF8.self) == word else {
      throw Stop(noValue)
    }
    defer { offset = end }
    return DocumentNode(value, Span(offset, end))
  }

  /// The end of the letters, digits and signs that begin at `offset`.
  var wordEnd: Int {
    bytes[offset...].firstIndex { !JSONParser.isWordByte($0) } ?? bytes.count
  }

  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }
}
