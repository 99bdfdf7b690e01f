internal import Diagnostics

/// The root element's style in one theme.
struct ThemeStyle {
  let theme: Theme
  let cascade: Cascade
  private(set) var resolver: Resolver
  /// What `light-dark()`, the system's colours and `currentcolor` stand for.
  private(set) var context = ColorContext()

  /// - Parameter uses: Values that are replaced as if a property of the root had them.
  init(
    _ sheet: Stylesheet,
    _ theme: Theme,
    root: RootElement,
    gamut: Gamut,
    uses: [DeclaredValue]
  ) {
    self.theme = theme
    let media = MediaState(
      prefersDark: theme.scheme == .dark,
      prefersMoreContrast: theme.hasMoreContrast,
      gamut: gamut
    )
    cascade = Cascade(sheet, root: root, media: media)
    let properties = cascade.winners.enumerated().map { property, winner in
      Resolver.Node(
        declaration: winner ?? -1,
        value: winner.map { sheet.declarations[$0].value },
        registration: sheet.registrations[sheet.names.names[property]]
      )
    }
    let values = uses.map { Resolver.Node(value: $0) }
    resolver = Resolver(names: sheet.names, theme: sheet.theme, nodes: properties + values)
    for node in resolver.nodes.indices { _ = resolver.resolve(node) }
    context = ColorContext(isDark: usedScheme(sheet) == .dark)
    context = ColorContext(isDark: context.isDark, currentColor: currentColor(sheet))
  }

  /// What a property or a use comes to.
  func resolution(_ node: Int) -> Resolution {
    resolver.results[node] ?? .invalid(.notSet)
  }

  private func values(of property: Text, _ sheet: Stylesheet) -> [ComponentValue]? {
    guard let node = sheet.names.known(property), case .values(let values) = resolution(node) else {
      return nil
    }
    return values
  }

  private func usedScheme(_ sheet: Stylesheet) -> Scheme {
    let values = values(of: PropertyNames.colorScheme, sheet)
    let scheme = values.flatMap { ColorScheme($0[...]) } ?? ColorScheme()
    return scheme.used(preferred: theme.scheme)
  }

  private func currentColor(_ sheet: Stylesheet) -> CSSColor? {
    values(of: PropertyNames.color, sheet).flatMap {
      ColorReading($0, in: context, span: Span(0, 0)).color
    }
  }
}
