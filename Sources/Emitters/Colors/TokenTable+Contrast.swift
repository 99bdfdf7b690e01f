internal import Tokens

extension TokenTable {
  /// Whether the stylesheet asks for more contrast anywhere.
  var hasMoreContrast: Bool { themes.contains(where: \.hasMoreContrast) }
}
