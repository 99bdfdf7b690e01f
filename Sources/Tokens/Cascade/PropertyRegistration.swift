internal import Diagnostics

/// A custom property that `@property` gives a syntax: CSS Properties and Values 1, section 2.
struct PropertyRegistration: Sendable {
  var syntax: PropertySyntax
  /// Nil where the syntax is `*` and none was given.
  var initial: ArraySlice<ComponentValue>?

  /// Reads the rule's descriptors; nil if a browser ignores the rule.
  init?(_ block: Lexemes) {
    var syntax: PropertySyntax?
    var inherits = false
    for case .declaration(let descriptor) in RuleReader(block, .declarations) {
      let value = descriptor.value.values.trimmed
      switch descriptor.name.lowercased {
      case "syntax":
        if case .string(let text) = value.only?.kind { syntax = PropertySyntax(text) }
      case "inherits":
        if value.only?.isIdentifier("true") ?? false || value.only?.isIdentifier("false") ?? false {
          inherits = true
        }
      case "initial-value": initial = value
      default: break
      }
    }
    guard let syntax, inherits else { return nil }
    self.syntax = syntax
    guard let initial else {
      if syntax.isUniversal { return }
      return nil
    }
    if References.areIn(initial) || !syntax.isUniversal && !syntax.matches(initial) { return nil }
  }
}
