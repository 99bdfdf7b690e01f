public import DriverModels

/// Cash that moves without a delivery, on its way to be recorded.
public struct CashJudge: Hashable, Sendable {
  /// What an amount may be, in pence; the kind says which way it goes (C2).
  private static let amounts: ClosedRange<Int64> = 1...1_000_000

  private let kind: CashKind
  private let amount: Money
  private let inCab: Money

  /// Takes it up.
  ///
  /// - Parameter inCab: the cash that is in the cab (C1).
  public init(_ kind: CashKind, amount: Money, inCab: Money) {
    self.kind = kind
    self.amount = amount
    self.inCab = inCab
  }

  /// What has to be mended.
  public var errors: [Remark<CashError>] {
    let isGood = Self.amounts.contains(amount.rawValue)
    return isGood ? [] : [Remark(at: Pointer.to("amount"), code: .amountTooBig)]
  }

  /// What is worth a word; it is recorded all the same.
  public var warnings: [Remark<CashWarning>] {
    guard errors.isEmpty, isOut, amount.rawValue > inCab.rawValue else { return [] }
    return [Remark(at: Pointer.to("amount"), code: .cabShort)]
  }

  private var isOut: Bool { kind == .handedIn || kind == .paidOut }
}
