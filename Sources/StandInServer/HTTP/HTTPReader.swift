internal import DriverModels

/// Makes requests of bytes as they come, each byte looked at once.
struct HTTPReader {
  /// What the bytes so far come to.
  enum Reading: Hashable {
    /// More has to come; whether the client waits to be asked for the body.
    case incomplete(expectsContinue: Bool)
    case request(HTTPHead, body: [UInt8])
  }

  private enum State {
    case head
    case length(HTTPHead, Int)
    case chunkLine(HTTPHead)
    case chunk(HTTPHead, Int)
    case chunkEnd(HTTPHead)
    case trailers(HTTPHead)
  }

  private var buffer: [UInt8] = []
  /// How much of the buffer is used up, and how much was searched for the end of a head.
  private var used = 0
  private var searched = 0
  private var state = State.head
  private var body: [UInt8] = []

  /// Whether a request has begun and is not complete.
  var isWithinRequest: Bool {
    if case .head = state { return used < buffer.count }
    return true
  }

  /// Takes bytes.
  mutating func append(_ bytes: some Sequence<UInt8>) {
    if used > 0, used == buffer.count || used > HTTPLimits.head {
      buffer.removeFirst(used)
      searched = max(0, searched - used)
      used = 0
    }
    buffer.append(contentsOf: bytes)
  }

  /// The next request, if it is complete.
  mutating func next() throws(HTTPBroken) -> Reading {
    while true {
      switch state {
      case .head:
        guard let head = try readHead() else { return .incomplete(expectsContinue: false) }
        body = []
        state =
          switch head.framing {
          case .length(let length): .length(head, length)
          case .chunked: .chunkLine(head)
          }
      case .length(let head, let length):
        guard buffer.count - used >= length else { return waiting(head) }
        take(length)
        return end(head)
      case .chunkLine(let head):
        guard let line = try readLine(most: HTTPLimits.chunkLine) else { return waiting(head) }
        let length = try Self.length(of: line)
        guard body.count + length <= HTTPLimits.body else {
          throw HTTPBroken(413, "The body is too long")
        }
        state = length == 0 ? .trailers(head) : .chunk(head, length)
      case .chunk(let head, let length):
        let count = min(length, buffer.count - used)
        take(count)
        state = count == length ? .chunkEnd(head) : .chunk(head, length - count)
        if count < length { return waiting(head) }
      case .chunkEnd(let head):
        guard let line = try readLine(most: 2) else { return waiting(head) }
        guard line.isEmpty else { throw HTTPBroken(400, "A chunk does not end where it says") }
        state = .chunkLine(head)
      case .trailers(let head):
        guard let line = try readLine(most: HTTPLimits.head) else { return waiting(head) }
        if line.isEmpty { return end(head) }
      }
    }
  }

  private func waiting(_ head: HTTPHead) -> Reading {
    .incomplete(expectsContinue: head.expectsContinue && body.isEmpty && used == buffer.count)
  }

  private mutating func end(_ head: HTTPHead) -> Reading {
    state = .head
    searched = used
    return .request(head, body: body)
  }

  private mutating func take(_ count: Int) {
    body.append(contentsOf: buffer[used..<used + count])
    used += count
  }

  /// The head, once its empty line is there.
  ///
  /// Empty lines before it do not count (RFC 9112, 2.2).
  private mutating func readHead() throws(HTTPBroken) -> HTTPHead? {
    while used < buffer.count, buffer[used] == 0x0D || buffer[used] == 0x0A { used += 1 }
    searched = max(searched, used)
    while let end = buffer[searched...].firstIndex(of: 0x0A) {
      let line = buffer[used..<end]
      let isLast = line.last == 0x0A || line.suffix(2).elementsEqual([0x0A, 0x0D])
      searched = end + 1
      guard isLast else { continue }
      if end - used > HTTPLimits.head { break }
      let head = try HTTPHead(line)
      used = end + 1
      return head
    }
    searched = buffer.count
    if buffer.count - used > HTTPLimits.head { throw HTTPBroken(431, "The headers are too long") }
    return nil
  }

  private mutating func readLine(most: Int) throws(HTTPBroken) -> ArraySlice<UInt8>? {
    guard let end = buffer[used...].firstIndex(of: 0x0A) else {
      if buffer.count - used > most { throw HTTPBroken(400, "A line of the body is too long") }
      return nil
    }
    let line = buffer[used..<end]
    used = end + 1
    return line.last == 0x0D ? line.dropLast() : line
  }

  /// The length that the line before a chunk says; what follows a semicolon does not count.
  private static func length(of line: ArraySlice<UInt8>) throws(HTTPBroken) -> Int {
    let digits = HTTPText.trimmed(line.prefix { $0 != 0x3B })
    let isHex = digits.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
      default: false
      }
    }
    guard isHex, 1...15 ~= digits.utf8.count, let length = Int(digits, radix: 16) else {
      throw HTTPBroken(400, "A chunk has no length")
    }
    return length
  }
}
