internal import Diagnostics

extension TokenTableBuilder {
  /// Reports dark values that lose to values for both themes.
  mutating func lintLosingValues() {
    guard styles.count > 1 else { return }
    let (light, dark) = (styles[0].cascade, styles[1].cascade)
    for (index, declaration) in sheet.declarations.enumerated() {
      guard sheet.names.names[declaration.property].isCustomPropertyName,
        dark.applies(index), !light.applies(index),
        let winner = dark.winners[declaration.property], winner != index, light.applies(winner)
      else { continue }
      table.diagnostics.append(
        Diagnostic(
          "tokens/dark-value-loses",
          .warning,
          at: sheet.place(declaration),
          "this value for dark never shows: \(reason(index, winner, in: dark))",
          related: [
            Diagnostic.Related(sheet.place(sheet.declarations[winner]), "the value that shows")
          ]
        )
      )
    }
  }

  private func reason(_ loser: Int, _ winner: Int, in cascade: Cascade) -> String {
    let (low, high) = (cascade.precedence(loser), cascade.precedence(winner))
    let layer = sheet.declarations[winner].layer
    if low.isImportant != high.isImportant { return "a value for both themes is `!important`" }
    if low.layer != high.layer {
      return layer == LayerTable.none
        ? "a value for both themes is in no layer, and so above every layer"
        : "a value for both themes is in a layer above this one"
    }
    if low.specificity != high.specificity {
      return "a value for both themes has a more specific selector"
    }
    return "a value for both themes comes later, with a selector that is as specific"
  }

  /// Notes tokens that are the same in light and dark, where others are not.
  mutating func lintThemes() {
    guard styles.count > 1 else { return }
    let properties = Set(table.tokens.map(\.property))
    let shown = candidates.filter { properties.contains($0.property) }
    let colors = Dictionary(
      table.tokens.map { ($0.property, $0.values) },
      uniquingKeysWith: { first, _ in first }
    )
    let same = shown.filter { candidate in
      let values = colors[candidate.property] ?? []
      return values.count > 1 && values[0].color == values[1].color && isSame(candidate)
    }
    guard same.count < shown.count else { return }
    for candidate in same {
      table.diagnostics.append(
        Diagnostic(
          "tokens/only-in-light",
          .note,
          at: place(candidate),
          "`\(candidate.property.string)` has no value of its own for dark"
        )
      )
    }
  }

  private func isSame(_ candidate: TokenCandidate) -> Bool {
    let (light, dark) = (styles[0], styles[1])
    return light.resolver.trails[candidate.node] == dark.resolver.trails[candidate.node]
      && light.resolution(candidate.node) == dark.resolution(candidate.node)
  }

  /// Notes colours of the root that no token of a `@theme` depends on.
  mutating func lintPublic() {
    guard sheet.theme.isDeclared, let style = styles.first else { return }
    let reached = reachable(from: candidates.map(\.property))
    for (property, name) in sheet.names.names.enumerated() {
      guard name.isCustomPropertyName, !reached.contains(name),
        let winner = style.cascade.winners[property],
        case .values(let values) = style.resolution(property),
        ColorReading(values, in: style.context, span: Span(0, 0)).color != nil
      else { continue }
      table.diagnostics.append(
        Diagnostic(
          "tokens/not-public",
          .note,
          at: sheet.place(sheet.declarations[winner]),
          "`\(name.string)` is a colour that `@theme` does not make public, so the apps lack it",
          help: "--color-\(name.string.dropFirst(2)): var(\(name.string));"
        )
      )
    }
  }
}
