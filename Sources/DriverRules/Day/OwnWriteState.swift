/// How far a write of this phone has come.
public enum OwnWriteState: String, Hashable, Sendable, CaseIterable {
  /// It has not been answered yet.
  case waiting
  /// A request with it is under way.
  case sending
  /// The API has it.
  case sent
  /// The API refused it, and the driver has not said what becomes of it.
  case turnedDown
  /// The API refused it, and the driver let it go or corrected it.
  case dismissed

  /// Whether it shows in what the driver sees (Y9, L2, L15).
  var isShown: Bool {
    self == .waiting || self == .sending || self == .sent
  }
}
