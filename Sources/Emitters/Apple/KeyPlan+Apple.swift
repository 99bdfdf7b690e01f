internal import Catalogue
internal import Diagnostics

extension KeyPlan {
  /// The key in the catalog of one of its sentences: `round.stopsLeft`, `round.stopsLeft__eq0`.
  func catalogKey(_ combination: Combination) -> Text {
    Text(Self.parts(of: combination).reduce(name) { $0 + "__" + $1 })
  }

  /// Whether a placeholder is the number of a plural that the platform picks the category of: it is
  /// passed as an integer and formatted by `String(format:locale:)`.
  func isNativeCount(_ number: Int) -> Bool {
    nativeSelectors.contains { self.number(of: $0) == number }
  }
}
