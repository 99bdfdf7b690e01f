internal import Diagnostics
internal import Documents

/// Reads one file from its first byte to its last, or to the first syntax error.
///
/// A function that reads something returns nil after it has set `failure`; then all of them return.
struct JSONParser {
  let file: SourceFile
  let bytes: [UInt8]
  /// The offset of the next byte to read.
  var offset = 0
  /// The opening bytes of the objects and arrays around `offset`, outermost first.
  var open: [Int] = []
  /// What ended the file early.
  var failure: Diagnostic?
  var valueProblems: [ReadDocument.ValueProblem] = []

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
    let root = wholeDocument()
    if let failure { problems.append(failure) }
    return ReadDocument(root: root, fileProblems: problems, valueProblems: valueProblems)
  }

  private mutating func wholeDocument() -> DocumentNode? {
    skipSpace()
    if offset == bytes.count { return fail(empty) }
    guard let root = value() else { return nil }
    skipSpace()
    return offset == bytes.count ? root : fail(contentAfterEnd)
  }

  mutating func skipSpace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        offset += 1
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
  private mutating func value() -> DocumentNode? {
    guard offset < bytes.count else { return fail(unexpectedEnd) }
    switch bytes[offset] {
    case UInt8(ascii: "\""):
      return text().map { DocumentNode(.string($0), $0.span) }
    case UInt8(ascii: "{"): return object()
    case UInt8(ascii: "["): return array()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return number()
    case UInt8(ascii: "t"): return word("true", .bool(true))
    case UInt8(ascii: "f"): return word("false", .bool(false))
    case UInt8(ascii: "n"): return word("null", .null)
    default: return fail(noValue)
    }
  }

  private mutating func object() -> DocumentNode? {
    let start = offset
    guard enter() else { return nil }
    var members: [DocumentNode.Member] = []
    if peek() == UInt8(ascii: "}") {
      return leave(start, .object(members))
    }
    while true {
      guard let member = member() else { return nil }
      members.append(member)
      let valueEnd = offset
      switch peek() {
      case UInt8(ascii: ","):
        offset += 1
        if peek() == UInt8(ascii: "}") { return fail(trailingComma) }
      case UInt8(ascii: "}"):
        valueProblems += DuplicateKeys.problems(in: members, of: file, id: "json/duplicate-key")
        return leave(start, .object(members))
      default: return fail(noComma(after: valueEnd))
      }
    }
  }

  private mutating func member() -> DocumentNode.Member? {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else { return fail(noKey) }
    guard let key = text() else { return nil }
    guard peek() == UInt8(ascii: ":") else { return fail(noColon(after: key)) }
    offset += 1
    skipSpace()
    return value().map { DocumentNode.Member(key: key, value: $0) }
  }

  private mutating func array() -> DocumentNode? {
    let start = offset
    guard enter() else { return nil }
    var elements: [DocumentNode] = []
    if peek() == UInt8(ascii: "]") {
      return leave(start, .array(elements))
    }
    while true {
      guard let element = value() else { return nil }
      elements.append(element)
      let valueEnd = offset
      switch peek() {
      case UInt8(ascii: ","):
        offset += 1
        if peek() == UInt8(ascii: "]") { return fail(trailingComma) }
      case UInt8(ascii: "]"): return leave(start, .array(elements))
      default: return fail(noComma(after: valueEnd))
      }
    }
  }

  /// Steps over an opening bracket, unless it nests too deep.
  private mutating func enter() -> Bool {
    guard open.count < DocumentNode.deepest else {
      failure = tooDeep
      return false
    }
    open.append(offset)
    offset += 1
    return true
  }

  /// Steps over a closing bracket and makes the node of all between.
  private mutating func leave(_ start: Int, _ value: DocumentNode.Value) -> DocumentNode {
    open.removeLast()
    offset += 1
    return DocumentNode(value, Span(start, offset))
  }

  private mutating func word(_ word: String, _ value: DocumentNode.Value) -> DocumentNode? {
    let end = wordEnd
    guard String(decoding: bytes[offset..<end], as: UTF8.self) == word else {
      return fail(noValue)
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

  /// Ends the file with a problem.
  mutating func fail<Result>(_ problem: Diagnostic) -> Result? {
    failure = problem
    return nil
  }
}
