internal import Diagnostics

extension TokenTableBuilder {
  /// Reports values that `*` sets on every element, where the root has another.
  ///
  /// Nothing inherits the root's value then, so the page shows what the apps do not get.
  mutating func lintUniversal() {
    guard let style = styles.first else { return }
    let reached = reachable(from: table.tokens.map(\.property))
    for (index, declaration) in sheet.declarations.enumerated() {
      guard sheet.selectors.matchesEverything(declaration.selectors),
        style.cascade.applies(index),
        let winner = style.cascade.winners[declaration.property],
        !sheet.selectors.matchesEverything(sheet.declarations[winner].selectors)
      else { continue }
      let name = sheet.names.names[declaration.property]
      guard reached.contains(name) else { continue }
      table.diagnostics.append(
        Diagnostic(
          "tokens/set-everywhere",
          .warning,
          at: sheet.place(declaration),
          "`*` sets `\(name.string)` on every element, so on the web only the root has the value"
            + " that the apps get",
          related: [
            Diagnostic.Related(sheet.place(sheet.declarations[winner]), "the root's value")
          ]
        )
      )
    }
  }
}
