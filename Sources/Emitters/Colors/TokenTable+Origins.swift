internal import Diagnostics
internal import Outputs
internal import Tokens

extension TokenTable {
  /// The number of a token's value in a theme, as an item of an output's parts.
  func item(ofToken token: Int, in theme: Int) -> Int { token * themes.count + theme }

  /// Where a value stands, by its number.
  func origin(_ item: Int) -> Origin? {
    let (token, theme) = item.quotientAndRemainder(dividingBy: themes.count)
    let value = tokens[token].values[theme]
    return Origin(value.declared.string, at: value.place)
  }
}
