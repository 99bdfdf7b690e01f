/// How a program ended.
public enum ProcessEnding: Hashable, Sendable {
  /// By itself, with a status.
  case status(Int32)
  /// By a signal.
  case signal(Int32)

  /// Reads what `waitpid` says of a program that has ended.
  init(_ status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .status(status >> 8 & 0xFF) : .signal(signal)
  }
}
