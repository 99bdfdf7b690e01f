/// How a power cut leaves what was not synced.
///
/// Numbers that are too high for a folder mean all that there is, so that one cut fits any folder.
public struct PowerCut: Hashable, Sendable {
  /// How many of the bytes that were written since the last sync each file keeps.
  public var keeps: Int
  /// What lies behind them.
  public var tail: PowerCutTail
  /// How many of the changes of names since the directory's last sync are kept.
  public var names: Int
  /// For each proof whose file or removal was not synced, from the lowest bit: whether that is kept.
  public var proofs: UInt64

  /// Makes a cut.
  public init(keeps: Int, tail: PowerCutTail = .nothing, names: Int, proofs: UInt64 = 0) {
    self.keeps = keeps
    self.tail = tail
    self.names = names
    self.proofs = proofs
  }

  /// Everything that was not synced is lost.
  public static let losesAll = PowerCut(keeps: 0, names: 0)
  /// Nothing is lost.
  public static let keepsAll = PowerCut(keeps: .max, names: .max, proofs: .max)
}
