/// A system call about a program that failed.
public struct ProcessError: Error, Hashable, CustomStringConvertible {
  /// The system's number of the failure.
  let code: Int32

  /// The system's words for it.
  public var description: String { ProcessCalls.words(for: code) }
}
