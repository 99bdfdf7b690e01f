internal import Catalogue
internal import Diagnostics

extension KeyPlan {
  /// The key in the catalog of one of its sentences: `round.stopsLeft`, `round.stopsLeft__eq0`.
  func catalogKey(_ combination: Combination) -> Text {
    var key = Array(name.utf8)
    for part in combination.lazy.compactMap(\.part) {
      key.append("__")
      key += part.utf8
    }
    return Text(key[...])
  }

  /// Whether a placeholder is the number of a plural that the platform picks the category of: it is
  /// passed as an integer and formatted by `String(format:locale:)`.
  func isNativeCount(_ number: Int) -> Bool {
    nativeSelectors.contains { self.number(of: $0) == number }
  }
}
