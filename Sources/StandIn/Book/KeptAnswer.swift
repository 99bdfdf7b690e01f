/// A first answer that is kept with its key, to be given again (A2).
public struct KeptAnswer: Hashable, Sendable {
  /// The status of the first time: 201 or 204 where it was recorded, 4xx where it was turned down.
  public var status: Int
  /// The body, a receipt or a problem in JSON; empty for none.
  public var body: [UInt8]

  /// Makes an answer.
  public init(status: Int, body: [UInt8] = []) {
    self.status = status
    self.body = body
  }
}
