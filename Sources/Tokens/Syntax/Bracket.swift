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

  /// The kind that a closing bracket closes.
  init(closing byte: UInt8) {
    self =
      switch byte {
      case UInt8(ascii: ")"): .round
      case UInt8(ascii: "]"): .square
      default: .curly
      }
  }
}
