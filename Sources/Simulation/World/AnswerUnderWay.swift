public import DriverModels

/// An answer on its way to the phone.
public struct AnswerUnderWay: Hashable, Sendable {
  /// The number of the write.
  public var write: Int
  /// The process that is waiting for it.
  public var process: Int
  /// The number of its request.
  public var number: Int
  /// What is answered.
  public var answer: WireAnswer
}
