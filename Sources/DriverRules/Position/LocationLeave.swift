/// What the phone lets the app know of where it is (P2).
public enum LocationLeave: String, Hashable, Sendable {
  /// The precise place.
  case precise
  /// An approximate place only.
  case reduced
  /// Nothing.
  case refused
}
