internal import Diagnostics

/// One variable of a sheet's `@theme` blocks.
struct ThemeVariable: Sendable {
  /// The name as it is written, without a prefix.
  var name: Text
  var value: DeclaredValue
  var options: ThemeOptions
  var file: Int32
  var span: Span
}

extension ThemeVariable {
  /// Whether its value refers to a custom property, at any depth.
  func refers(to property: Text) -> Bool {
    guard case .values(let values, hasReferences: true) = value else { return false }
    return Self.refer(values, to: property)
  }

  private static func refer(_ values: ArraySlice<ComponentValue>, to property: Text) -> Bool {
    values.contains { value in
      switch value.kind {
      case .function(let name, let contents):
        name.isWord("var") && Reference(contents)?.name == property
          || refer(contents[...], to: property)
      case .block(_, let contents): refer(contents[...], to: property)
      default: false
      }
    }
  }
}
