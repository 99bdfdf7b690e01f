internal import Diagnostics

extension TokenTableBuilder {
  /// Reports references to what nothing sets, cycles, and values that are too large.
  ///
  /// With a `@theme`, only what a token depends on counts: a root's other variables may be set by
  /// what is not in the sheet, such as a script that loads fonts.
  mutating func lintReferences() {
    var seen: Set<Place> = []
    for style in styles {
      var visited: Set<Int> = []
      for candidate in candidates {
        lintReferences(from: candidate, in: style, &visited, &seen)
      }
    }
  }

  /// Follows a missing value to where it is first missing.
  private mutating func lintReferences(
    from candidate: TokenCandidate,
    in style: ThemeStyle,
    _ visited: inout Set<Int>,
    _ seen: inout Set<Place>
  ) {
    var node = candidate.node
    while visited.insert(node).inserted, case .invalid(let reason) = style.resolution(node) {
      let declaration = style.resolver.nodes[node].declaration
      let place =
        declaration < 0 ? place(candidate) : sheet.place(sheet.declarations[declaration])
      switch reason {
      case .reference(let reference):
        if let next = sheet.names.known(reference.name),
          style.resolver.nodes[next].value != nil
        {
          node = next
          continue
        }
        let at = sheet.files[Int(reference.file)].place(reference.span)
        if seen.insert(at).inserted { reportUndefined(reference, at: at, in: style) }
      case .cycle(let path):
        if seen.insert(place).inserted { reportCycle(path, at: place, &seen, style) }
      case .tooLarge:
        if seen.insert(place).inserted { reportTooLarge(at: place) }
      default: break
      }
      return
    }
  }

  private mutating func reportUndefined(
    _ reference: Reference,
    at place: Place,
    in style: ThemeStyle
  ) {
    let name = reference.name.string
    let isKnown = sheet.names.known(reference.name) != nil
    // With thousands of mistakes the likeness of names is not what matters.
    let meant =
      isKnown || table.diagnostics.count > 100
      ? nil
      : Suggestion.closest(to: name, among: sheet.names.names.map(\.string).filter { $0 != name })
    table.diagnostics.append(
      Diagnostic(
        "tokens/undefined-reference",
        .warning,
        at: place,
        isKnown
          ? "`\(name)` is not set in the \(style.theme.words) theme, so this has no value there"
          : "nothing sets `\(name)`, so this has no value",
        help: meant.map { "did you mean `\($0)`?" }
      )
    )
  }

  private mutating func reportCycle(
    _ path: [Text],
    at place: Place,
    _ seen: inout Set<Place>,
    _ style: ThemeStyle
  ) {
    // One report is enough for all that are in it.
    for name in path {
      guard let node = sheet.names.known(name) else { continue }
      let declaration = style.resolver.nodes[node].declaration
      if declaration >= 0 { seen.insert(sheet.place(sheet.declarations[declaration])) }
    }
    let shown = path.prefix(8).map { "`\($0.string)`" }
    let loop = path.count > 8 ? shown + ["…"] : shown + shown.prefix(1)
    table.diagnostics.append(
      Diagnostic(
        "tokens/cycle",
        .warning,
        at: place,
        "these refer to each other, so none has a value: \(loop.joined(separator: " → "))"
      )
    )
  }

  private mutating func reportTooLarge(at place: Place) {
    table.diagnostics.append(
      Diagnostic(
        "tokens/expansion-limit",
        .error,
        at: place,
        "with its references replaced, this value has more than \(Resolver.valueLimit) parts, or"
          + " all values together more than \(Resolver.totalLimit)"
      )
    )
  }
}
