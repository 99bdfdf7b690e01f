/// What a request carries: the same bytes with every attempt (O3).
public enum WriteContent: Hashable, Sendable {
  /// A body of JSON, made once.
  case json([UInt8])
  /// A picture beside the outbox.
  case file(ProofFile)
}
