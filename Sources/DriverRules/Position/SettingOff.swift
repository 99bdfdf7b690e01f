/// What comes of setting off.
public enum SettingOff: Hashable, Sendable {
  /// These are recorded, in one frame and in this order (P17); none if the round is out already.
  case recorded([RoundRecord])
  /// Nothing is recorded, for the location is not precise: `locationNeeded` is shown (P19).
  case locationNeeded
}
