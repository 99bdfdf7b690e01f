internal import Diagnostics

/// What an `@media` or `@supports` rule asks, as far as the themes decide it.
indirect enum Condition: Hashable, Sendable {
  case constant(Truth)
  /// `prefers-color-scheme`: whether it asks for dark.
  case prefersDark(Bool)
  case prefersContrast(Contrast)
  case gamut(Gamut)
  /// Known to browsers, and not decided by the themes, such as a width.
  case outOfScope(Span)
  case not(Condition)
  case all([Condition])
  case any([Condition])

  enum Contrast: Hashable, Sendable {
    case noPreference
    case more
    case less
    case custom
  }

  func truth(in media: MediaState) -> Truth {
    switch self {
    case .constant(let truth): truth
    case .prefersDark(let dark): Truth(media.prefersDark == dark)
    case .prefersContrast(let contrast):
      Truth(contrast == (media.prefersMoreContrast ? .more : .noPreference))
    case .gamut(let gamut): Truth(gamut <= media.gamut)
    case .outOfScope: .unknown
    case .not(let condition): !condition.truth(in: media)
    case .all(let conditions): conditions.reduce(.yes) { $0 && $1.truth(in: media) }
    case .any(let conditions): conditions.reduce(.no) { $0 || $1.truth(in: media) }
    }
  }

  /// The first place that asks what no theme decides, if that can change the answer.
  var outOfScope: Span? {
    switch self {
    case .outOfScope(let span): span
    case .not(let condition): condition.outOfScope
    case .all(let conditions):
      conditions.contains(.constant(.no)) ? nil : conditions.lazy.compactMap(\.outOfScope).first
    case .any(let conditions):
      conditions.contains(.constant(.yes)) ? nil : conditions.lazy.compactMap(\.outOfScope).first
    default: nil
    }
  }

  /// Whether it asks how much contrast is preferred.
  var asksContrast: Bool {
    asks { if case .prefersContrast = $0 { true } else { false } }
  }

  /// Whether it asks how wide the screen's colours are.
  var asksGamut: Bool {
    asks { if case .gamut = $0 { true } else { false } }
  }

  private func asks(_ isMeant: (Condition) -> Bool) -> Bool {
    switch self {
    case .not(let condition): condition.asks(isMeant)
    case .all(let conditions), .any(let conditions): conditions.contains { $0.asks(isMeant) }
    default: isMeant(self)
    }
  }
}
