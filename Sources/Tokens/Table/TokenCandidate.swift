internal import Diagnostics

/// A custom property that is a token if its values are colours.
struct TokenCandidate {
  /// The name without `--`, or without `--color-`.
  var name: Text
  var property: Text
  /// Where it is declared first.
  var file: Int32
  var span: Span
  /// What its value is the result of: a property or a use.
  var node: Int
}

extension Stylesheet {
  private static let colorPrefix = Array("--color-".utf8)

  /// What may be a token, and the values that are replaced at their use.
  func candidates() -> (candidates: [TokenCandidate], uses: [DeclaredValue]) {
    theme.isDeclared ? themeCandidates() : (rootCandidates(), [])
  }

  private func themeCandidates() -> (candidates: [TokenCandidate], uses: [DeclaredValue]) {
    var candidates: [TokenCandidate] = []
    var uses: [DeclaredValue] = []
    for variable in theme.variables where variable.name.bytes.starts(with: Self.colorPrefix) {
      let property = theme.property(variable.name)
      var node = names.known(property)
      if let use = variable.use(as: property) {
        node = names.names.count + uses.count
        uses.append(use)
      }
      guard let node else { continue }
      candidates.append(
        TokenCandidate(
          name: Text(variable.name.bytes.dropFirst(Self.colorPrefix.count)),
          property: property,
          file: variable.file,
          span: variable.span,
          node: node
        )
      )
    }
    return (candidates, uses)
  }

  private func rootCandidates() -> [TokenCandidate] {
    var seen: Set<Int> = []
    return declarations.compactMap { declaration in
      let name = names.names[declaration.property]
      guard name.isCustomPropertyName, seen.insert(declaration.property).inserted else {
        return nil
      }
      return TokenCandidate(
        name: Text(name.bytes.dropFirst(2)),
        property: name,
        file: declaration.file,
        span: declaration.span,
        node: declaration.property
      )
    }
  }
}

extension ThemeVariable {
  /// What Tailwind writes where the variable is used; nil for a reference to the property.
  fileprivate func use(as property: Text) -> DeclaredValue? {
    if options.contains(.inline) { return value }
    guard options.contains(.reference), case .values(let values, _) = value else { return nil }
    let made = { (kind: ComponentValue.Kind) in
      ComponentValue(kind, file: file, span: span)
    }
    let arguments = [made(.ident(property)), made(.comma)] + values
    return .values([made(.function("var", arguments))], hasReferences: true)
  }
}
