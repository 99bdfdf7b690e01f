/// Which of the requests it goes with, counted from 1.
public struct FaultTurn: Hashable, Sendable {
  /// The first of them.
  public var first: Int
  /// The last of them; nil for no last.
  public var last: Int?
  /// How far they are apart.
  public var step: Int

  /// Reads `nth`, `until` and `every`, each of which may be left out.
  ///
  /// `nth` alone is that one, `until` alone all up to it, `every` alone each third or so; `nth` with
  /// another is where it begins. Without any it is every request.
  init(_ node: DataNode) throws(StandInError) {
    let nth = try Self.number(node["nth"])
    let until = try Self.number(node["until"])
    let every = try Self.number(node["every"])
    first = nth ?? every ?? 1
    last = until ?? (nth != nil && every == nil ? nth : nil)
    step = every ?? 1
  }

  /// Whether it goes with the request of this number.
  func hits(_ number: Int) -> Bool {
    number >= first && number <= last ?? .max && (number - first).isMultiple(of: step)
  }

  private static func number(_ node: DataNode?) throws(StandInError) -> Int? {
    guard let node else { return nil }
    let number = try node.whole
    guard 1...1_000_000 ~= number else { throw node.error("requests are counted from 1") }
    return number
  }
}
