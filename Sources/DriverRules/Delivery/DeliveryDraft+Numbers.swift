internal import DriverModels

/// What a draft's numbers come to; a number out of its bounds counts as not given (D3, D14).
extension DeliveryDraft {
  /// How many of one gas may go or come back (D3).
  static let quantities = 0...999
  /// The most cash that can be taken, in pence (D14).
  static let mostCash: Int64 = 1_000_000

  /// How many of a gas went: as ordered where the draft does not say (D3, D6).
  func quantityWent(of gas: GasId, ordered: Int) -> Int {
    guard nothingWent == nil else { return 0 }
    guard let given = went[gas], Self.quantities.contains(given) else { return ordered }
    return given
  }

  /// The empties that came back, zeros left out (D10).
  var emptiesBack: [GasId: Int] {
    empties.filter { Self.quantities.contains($0.value) && $0.value > 0 }
  }

  /// The cash that was taken, where it can be.
  var cashTaken: Money? {
    cash.flatMap { 0...Self.mostCash ~= $0.rawValue ? $0 : nil }
  }
}
