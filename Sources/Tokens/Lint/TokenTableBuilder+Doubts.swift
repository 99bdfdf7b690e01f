internal import Diagnostics

extension TokenTableBuilder {
  /// Reports what no theme decides, where it decides about a colour of the root.
  mutating func lintDoubts() {
    let reached = reachable(from: table.tokens.map(\.property))
    var seen: Set<OutOfScope> = []
    for (index, declaration) in sheet.declarations.enumerated() {
      guard let outOfScope = declaration.outOfScope, !seen.contains(outOfScope),
        styles.contains(where: { $0.cascade.isInDoubt(index) }),
        reached.contains(sheet.names.names[declaration.property]) || isColor(declaration.value)
      else { continue }
      seen.insert(outOfScope)
      table.diagnostics.append(
        Diagnostic(
          "css/out-of-scope",
          .warning,
          at: sheet.files[Int(outOfScope.file)].place(outOfScope.span),
          outOfScope.message
        )
      )
    }
  }

  private func isColor(_ value: DeclaredValue) -> Bool {
    guard case .values(let values, hasReferences: false) = value else { return false }
    return ColorReader.isColor(values)
  }

  /// The properties that some depend on in some theme, they themselves among them.
  func reachable(from properties: [Text]) -> Set<Text> {
    var reached = Set(properties)
    var open = properties
    while let name = open.popLast() {
      for case .values(let list, hasReferences: true) in declared[name] ?? [] {
        References.names(in: list) { name in
          if reached.insert(name).inserted { open.append(name) }
        }
      }
    }
    return reached
  }

  /// All that is declared for each property, on the root or in a `@theme`.
  static func declared(in sheet: Stylesheet) -> [Text: [DeclaredValue]] {
    var values: [Text: [DeclaredValue]] = [:]
    for declaration in sheet.declarations {
      values[sheet.names.names[declaration.property], default: []].append(declaration.value)
    }
    for variable in sheet.theme.variables {
      values[sheet.theme.property(variable.name), default: []].append(variable.value)
    }
    return values
  }
}
