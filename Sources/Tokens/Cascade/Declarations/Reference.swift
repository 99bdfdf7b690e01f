internal import Diagnostics

/// What stands in a `var()`.
struct Reference: Hashable, Sendable {
  var name: Text
  var span: Span
  var file: Int32
  /// Everything after the first comma, which may be nothing; nil without a comma.
  var fallback: ArraySlice<ComponentValue>?

  /// Makes a reference.
  init(name: Text, span: Span, file: Int32, fallback: ArraySlice<ComponentValue>?) {
    self.name = name
    self.span = span
    self.file = file
    self.fallback = fallback
  }

  /// Reads the arguments; nil if they are not a name and, after a comma, a value.
  init?(_ arguments: [ComponentValue]) {
    let comma = arguments.firstIndex { $0.kind == .comma }
    let before = arguments[..<(comma ?? arguments.endIndex)].trimmed
    guard let only = before.only, let name = only.identifier, name.isCustomPropertyName else {
      return nil
    }
    self.name = name
    span = only.span
    file = only.file
    if let comma {
      let fallback = arguments[(comma + 1)...].trimmed
      guard DeclaredValue.isDeclarationValue(fallback) else { return nil }
      self.fallback = fallback
    }
  }
}
