/// What a write closes: it does not pass a write before it that is set aside (O23).
public enum WriteClosing: UInt8, Hashable, Sendable, CaseIterable {
  /// Its round: `finished`.
  case round = 1
  /// The cab: cash handed in.
  case cab = 2
}
