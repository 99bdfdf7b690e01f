internal import Diagnostics

/// The value of a declaration that takes part in the cascade.
enum DeclaredValue: Hashable, Sendable {
  case keyword(CSSWideKeyword)
  /// Component values without whitespace around them; `hasReferences` if `var()` and its like
  /// are yet to be replaced.
  case values(ArraySlice<ComponentValue>, hasReferences: Bool)

  /// Reads a custom property's value; nil if a browser drops it.
  ///
  /// CSS Variables 1, section 2: anything goes, but for broken texts, closing brackets that
  /// nothing opened, and `!` that is in no brackets.
  init?(customProperty value: ArraySlice<ComponentValue>) {
    let trimmed = value.trimmed
    if let keyword = CSSWideKeyword(trimmed) {
      self = .keyword(keyword)
      return
    }
    guard Self.isDeclarationValue(trimmed), References.areValid(in: trimmed) else { return nil }
    self = .values(trimmed, hasReferences: References.areIn(trimmed))
  }

  /// Whether it is what the standards call a declaration value.
  static func isDeclarationValue(_ values: ArraySlice<ComponentValue>) -> Bool {
    values.allSatisfy { !$0.isDelim("!") && $0.kind != .semicolon } && isWhole(values)
  }

  private static func isWhole(_ values: ArraySlice<ComponentValue>) -> Bool {
    values.allSatisfy { value in
      switch value.kind {
      case .badString, .badURL, .unmatched: false
      case .function(_, let contents), .block(_, let contents): isWhole(contents[...])
      default: true
      }
    }
  }
}
