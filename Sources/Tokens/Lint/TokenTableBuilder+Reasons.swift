internal import Diagnostics

extension TokenTableBuilder {
  /// Reports a candidate whose value is no colour.
  mutating func report(
    _ problem: ColorProblem,
    _ candidate: TokenCandidate,
    in style: ThemeStyle
  ) {
    let name = candidate.property.string
    let files = sheet.files
    var related: [Diagnostic.Related] = []
    // The value may stand elsewhere, and in Tailwind's palette it stands in no file.
    if let origin = place(of: candidate.node, in: style), origin != place(candidate),
      files.contains(where: { $0.path == origin.path })
    {
      related = [Diagnostic.Related(origin, "the value")]
    }
    table.diagnostics.append(
      Diagnostic(
        "tokens/not-a-color",
        sheet.theme.isDeclared ? .warning : .note,
        at: place(candidate),
        "`\(name)` is no colour\(qualifier(style)): \(problem.message)",
        help: problem.help,
        related: related
      )
    )
  }

  /// Reports a candidate that has no value; what is undefined or a cycle has a report of its own.
  mutating func reportNoValue(_ candidate: TokenCandidate, in style: ThemeStyle) {
    guard case .invalid(let reason) = style.resolution(candidate.node) else { return }
    let name = candidate.property.string
    table.diagnostics.append(
      Diagnostic(
        "tokens/not-a-color",
        sheet.theme.isDeclared ? .warning : .note,
        at: place(candidate),
        "`\(name)` has no value\(qualifier(style)): \(words(reason))"
      )
    )
  }

  private func words(_ reason: InvalidReason) -> String {
    switch reason {
    case .notSet: "nothing sets it"
    case .keyword(let keyword): "it is set to `\(keyword.rawValue)`"
    case .reference(let reference): "it refers to `\(reference.name.string)`, which has none"
    case .cycle: "it refers to itself"
    case .tooLarge: "it comes to more than \(Resolver.valueLimit) parts"
    case .tooDeep: "it nests more than \(ValueReader.depthLimit) deep"
    case .outOfScope(let name, _, _): "`\(name.string)()` is not followed"
    }
  }

  /// Says in which theme, unless that is the first of all.
  func qualifier(_ style: ThemeStyle) -> String {
    style.theme == .light ? "" : " in the \(style.theme.words) theme"
  }
}
