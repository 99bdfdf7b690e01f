/// The three pairs of brackets.
public enum Bracket: Hashable, Sendable {
  /// `(` and `)`.
  case round
  /// `[` and `]`.
  case square
  /// `{` and `}`.
  case curly

  var opening: UInt8 {
    switch self {
    case .round: UInt8(ascii: "(")
    case .square: UInt8(ascii: "[")
    case .curly: UInt8(ascii: "{")
    }
  }

  var closing: UInt8 {
    switch self {
    case .round: UInt8(ascii: ")")
    case .square: UInt8(ascii: "]")
    case .curly: UInt8(ascii: "}")
    }
  }
}
