internal import Diagnostics

extension TokenTableBuilder {
  /// Reports a candidate that has no value or none that is a colour, in the first theme so.
  mutating func report(
    _ reading: ColorReading?,
    _ candidate: TokenCandidate,
    in style: ThemeStyle,
    isColorElsewhere: Bool
  ) {
    // Without a `@theme`, most of the root's variables are not meant to be colours.
    let isMeant = sheet.theme.isDeclared || isColorElsewhere
    let name = candidate.property.string
    let theme = isColorElsewhere ? " in the \(style.theme.words) theme" : ""
    var problem = ColorProblem("", file: candidate.file, span: candidate.span)
    if case .notAColor(let found) = reading { problem = found }
    let message =
      reading == nil
      ? "`\(name)` has no value\(theme): \(words(style.resolution(candidate.node)))"
      : "`\(name)` is no colour\(theme): \(problem.message)"
    let origin = place(of: candidate.node, in: style)
    table.diagnostics.append(
      Diagnostic(
        "tokens/not-a-color",
        isMeant ? .warning : .note,
        at: place(candidate),
        message,
        help: problem.help,
        related: origin.flatMap { origin in
          origin == place(candidate) ? nil : [Diagnostic.Related(origin, "the value")]
        } ?? []
      )
    )
  }

  private func words(_ resolution: Resolution) -> String {
    guard case .invalid(let reason) = resolution else { return "" }
    return switch reason {
    case .notSet: "nothing sets it there"
    case .keyword(let keyword): "it is set to `\(keyword.rawValue)`"
    case .reference(let reference): "it refers to `\(reference.name.string)`, which has none"
    case .cycle: "it refers to itself"
    case .tooLarge: "it comes to more than \(Resolver.valueLimit) parts"
    case .tooDeep: "it nests more than \(Lexer.depthLimit) deep"
    case .outOfScope(let name, _, _): "`\(name.string)()` is not followed"
    }
  }
}
