internal import Diagnostics

/// The words that every property takes: CSS Cascade 5, section 7.
enum CSSWideKeyword: String, Hashable, Sendable {
  case initial
  case inherit
  case unset
  case revert
  case revertLayer = "revert-layer"

  /// The keyword that is all of a value, but for whitespace.
  init?(_ value: ArraySlice<ComponentValue>) {
    guard let word = value.trimmed.only?.identifier?.lowercased else { return nil }
    self.init(rawValue: word)
  }
}
