/// A connection, and how far it has come with the request at hand.
struct Connection {
  enum Phase {
    /// It reads a request, or waits for one.
    case reading
    /// Something is sent at a time on the clock that nobody sets, in milliseconds.
    case waiting(Served, until: Int64)
    /// It sends, from so many bytes on.
    case writing(Served, sent: Int)
    /// Nothing more is sent; what still comes is thrown away, so that the answer is not lost with it.
    case draining(until: Int64)
    case over
  }

  let socket: Socket
  var reader = HTTPReader()
  var phase = Phase.reading
  /// Whether the other side sends nothing more.
  var hasEnded = false
  /// Whether it was asked for the body of the request at hand.
  var hasAskedForBody = false
  /// When something moved last, in milliseconds.
  var lastMoved: Int64

  /// How long a request, an answer, the next request and the end may take, in milliseconds.
  private static let patience: (request: Int64, answer: Int64, next: Int64) = (
    15_000, 30_000, 75_000
  )
  static let drainTime: Int64 = 1000

  var reads: Bool {
    switch phase {
    case .reading: !hasEnded
    case .draining: true
    case .waiting, .writing, .over: false
    }
  }

  var writes: Bool {
    if case .writing = phase { true } else { false }
  }

  /// When it has something to do though nothing moves.
  var due: Int64 {
    switch phase {
    case .reading:
      lastMoved + (reader.isWithinRequest ? Self.patience.request : Self.patience.next)
    case .waiting(_, let until), .draining(let until): until
    case .writing: lastMoved + Self.patience.answer
    case .over: .min
    }
  }
}
