internal import DriverModels

/// What one write does to a van.
struct VanMove: Hashable, Sendable {
  /// What becomes of the figures of the gas that it names.
  enum Effect: Hashable, Sendable {
    /// The numbers are added.
    case add
    /// The numbers are what is there (L13).
    case count
    /// The figures are the copy's again: it holds a count that came after all before.
    case recount
  }

  /// The round whose van it was.
  var roundId: RoundId
  /// What it does.
  var effect: Effect
  /// Its numbers by gas.
  var numbers: [GasId: BottleCount]
}
