/// How long a request may take, in milliseconds (O16).
public struct RequestLimits: Hashable, Sendable {
  /// Until there is a connection.
  public var connect: Int64
  /// Until the answer is there; nil where only progress counts.
  public var answer: Int64?
  /// Without any progress; nil where the whole is limited.
  public var stall: Int64?

  /// Makes limits.
  public init(connect: Int64, answer: Int64?, stall: Int64?) {
    self.connect = connect
    self.answer = answer
    self.stall = stall
  }

  static let write = RequestLimits(connect: 10_000, answer: 20_000, stall: nil)
  static let proof = RequestLimits(connect: 10_000, answer: nil, stall: 120_000)

  static func of(_ line: OutboxLine) -> RequestLimits {
    line == .proofs ? .proof : .write
  }
}
