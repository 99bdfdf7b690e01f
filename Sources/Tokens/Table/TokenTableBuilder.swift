internal import Diagnostics

/// Puts a stylesheet's table of tokens together.
struct TokenTableBuilder {
  let sheet: Stylesheet
  let options: TokenOptions
  let candidates: [TokenCandidate]
  let styles: [ThemeStyle]
  /// All that is declared for each property, in any theme.
  let declared: [Text: [DeclaredValue]]
  var table: TokenTable

  init(_ sheet: Stylesheet, _ options: TokenOptions) {
    self.sheet = sheet
    self.options = options
    table = TokenTable(themes: sheet.asksContrast ? Theme.allCases : [.light, .dark])
    let (candidates, uses) = sheet.candidates()
    self.candidates = candidates
    declared = Self.declared(in: sheet)
    let light = RootElement.themed(options.light)
    let dark = RootElement.themed(options.dark)
    table.diagnostics = [light.problem, dark.problem].compactMap { $0 }
    styles = table.themes.map { theme in
      ThemeStyle(
        sheet,
        theme,
        root: theme.scheme == .dark ? dark.root : light.root,
        gamut: options.gamut,
        uses: uses
      )
    }
  }

  mutating func build() {
    var names = TokenNames(sheet)
    for candidate in candidates {
      guard let values = values(of: candidate) else { continue }
      guard let name = names.name(of: candidate, &table.diagnostics) else { continue }
      table.tokens.append(
        Token(name: name, property: candidate.property, place: place(candidate), values: values)
      )
    }
    lintReferences()
    lintDoubts()
    lintUniversal()
    lintLosingValues()
    lintThemes()
    lintPublic()
    table.diagnostics.sort { left, right in
      let position = { (diagnostic: Diagnostic) in
        (diagnostic.place?.path ?? "", diagnostic.place?.span?.start ?? 0, diagnostic.id)
      }
      return position(left) < position(right)
    }
  }

  func place(_ candidate: TokenCandidate) -> Place {
    sheet.files[Int(candidate.file)].place(candidate.span)
  }

  /// The place of the declaration that a node's value stands in.
  func place(of node: Int, in style: ThemeStyle) -> Place? {
    declaration(of: node, in: style).map(sheet.place)
  }

  private func declaration(of node: Int, in style: ThemeStyle) -> RootDeclaration? {
    let origin = style.resolver.origins[node]
    let declaration = style.resolver.nodes[origin].declaration
    return declaration < 0 ? nil : sheet.declarations[declaration]
  }

  /// A candidate's colours; nil if it is none in some theme, which is reported.
  private mutating func values(of candidate: TokenCandidate) -> [Token.Value]? {
    var values: [Token.Value] = []
    var faults: [(style: ThemeStyle, reading: ColorReading?)] = []
    for style in styles {
      guard case .values(let components) = style.resolution(candidate.node) else {
        faults.append((style, nil))
        continue
      }
      let reading = color(components, of: candidate, in: style)
      guard case .color(let color, let notes) = reading else {
        faults.append((style, reading))
        continue
      }
      let declaration = declaration(of: candidate.node, in: style)
      values.append(
        Token.Value(
          color: color,
          notes: notes,
          components: components,
          place: declaration.map(sheet.place) ?? place(candidate),
          declared: declaration.map { sheet.names.names[$0.property] } ?? candidate.property
        )
      )
    }
    guard let fault = faults.first else { return values }
    report(fault.reading, candidate, in: fault.style, isColorElsewhere: !values.isEmpty)
    return nil
  }

  /// Reads a value as a colour; a bare triplet is what the sheet or the project says.
  private func color(
    _ components: [ComponentValue],
    of candidate: TokenCandidate,
    in style: ThemeStyle
  ) -> ColorReading {
    var components = components
    if let triplet = BareTriplet(components),
      let function = sheet.uses.functions[candidate.property]?.first ?? options.triplets
    {
      components = [triplet.inside(function)]
    }
    return ColorReading(
      components,
      in: style.context,
      file: candidate.file,
      span: candidate.span
    )
  }
}
