public import DriverRules

/// What the driver presses the button for.
public struct DriverPress: Hashable, Sendable {
  /// The number of the write.
  public var number: Int
  /// The place of the business.
  public var business: Int
  /// What it is about.
  public var kind: WriteKind
  /// What it closes.
  public var closing: WriteClosing?
  /// The stop, by a number.
  public var stop: Int?
  /// The numbers of its proofs.
  public var proofs: [Int] = []
  /// The number of the write that it corrects.
  public var replaces: Int?
  /// The numbers for proofs that it may take over.
  public var spares: [Int] = []
  /// How often the driver has pressed for it before.
  public var presses = 0

  /// Makes a press.
  public init(_ number: Int, in business: Int, _ kind: WriteKind) {
    self.number = number
    self.business = business
    self.kind = kind
  }
}
