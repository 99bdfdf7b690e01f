/// The themes a token has a value in.
public enum Theme: Int, Hashable, Sendable, CaseIterable {
  /// The reader prefers light.
  case light
  /// The reader prefers dark.
  case dark
  /// The reader prefers light with more contrast.
  case lightMoreContrast
  /// The reader prefers dark with more contrast.
  case darkMoreContrast

  /// The scheme the reader prefers.
  public var scheme: Scheme {
    switch self {
    case .light, .lightMoreContrast: .light
    case .dark, .darkMoreContrast: .dark
    }
  }

  /// Whether the reader prefers more contrast.
  public var hasMoreContrast: Bool {
    self == .lightMoreContrast || self == .darkMoreContrast
  }

  /// The theme in words, for messages.
  public var words: String {
    hasMoreContrast ? "\(scheme.rawValue) with more contrast" : scheme.rawValue
  }
}
