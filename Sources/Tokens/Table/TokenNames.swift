internal import Diagnostics

/// Gives tokens their names and holds them apart.
struct TokenNames {
  private let sheet: Stylesheet
  private var taken: [String: TokenCandidate] = [:]

  init(_ sheet: Stylesheet) {
    self.sheet = sheet
  }

  /// A token's name; nil if it can have none or another token has it, which is reported.
  mutating func name(
    of candidate: TokenCandidate,
    _ diagnostics: inout [Diagnostic]
  ) -> TokenName? {
    let place = sheet.files[Int(candidate.file)].place(candidate.span)
    let property = candidate.property.string
    guard let name = TokenName(candidate.name) else {
      diagnostics.append(
        Diagnostic(
          "tokens/unusable-name",
          .error,
          at: place,
          "`\(property)` cannot be a name in code, where only ASCII letters, digits and `_` are",
          help: "give the colour another name"
        )
      )
      return nil
    }
    // Names that differ in code differ in the other outputs too: those only add separators.
    if let other = taken[name.code] {
      diagnostics.append(
        Diagnostic(
          "tokens/name-collision",
          .error,
          at: place,
          "`\(property)` and `\(other.property.string)` would both be `\(name.code)` in code",
          help: "give one of them another name",
          related: [
            Diagnostic.Related(
              sheet.files[Int(other.file)].place(other.span),
              "the other name"
            )
          ]
        )
      )
      return nil
    }
    taken[name.code] = candidate
    return name
  }
}
