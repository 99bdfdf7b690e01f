internal import Diagnostics
internal import Documents

extension APIReading {
  /// Tells a name that is not in lowerCamelCase.
  mutating func checkCamel(_ name: String, _ what: String, at span: Span) {
    if CodeName.isCamel(name) { return }
    let better = CodeName.camel(name).flatMap { CodeName.isCamel($0) ? $0 : nil }
    report(
      "models/name",
      span,
      "\(what) is named in camelCase with ASCII letters and digits, not `\(Text(name).shown)`",
      help: better
    )
  }

  /// Tells a name that no type can have.
  mutating func checkType(_ name: String, _ what: String, at span: Span) {
    if !CodeName.isPascal(name) {
      let better = CodeName.pascal(name).flatMap { CodeName.isPascal($0) ? $0 : nil }
      report(
        "models/name",
        span,
        "\(what) is named in PascalCase with ASCII letters and digits, not `\(Text(name).shown)`",
        help: better
      )
    } else if ReservedTypes.contains(name) {
      report(
        "models/name",
        span,
        "Swift, Kotlin or the generated code has a type `\(name)` of its own",
        help: "rename it, to `Api\(name)` for one"
      )
    }
  }

  /// Takes the name of a type; whether it was free, which is told if not.
  @discardableResult
  mutating func takeType(_ name: String, for what: String, at span: Span) -> Bool {
    guard let owner = typeNames.take(name, for: what, at: span) else { return true }
    report(
      "models/name-collision",
      span,
      "\(what) and \(owner.what) both become the type `\(name)`, letter case aside",
      help: "rename one of the two",
      related: [(owner.span, "the other one is here")]
    )
    return false
  }
}
