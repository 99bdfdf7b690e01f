/// A colour scheme.
public enum Scheme: String, Hashable, Sendable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}
