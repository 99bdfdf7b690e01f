/// The ways in which `round()` and its kin go to a multiple.
///
/// CSS Values 4, section 10.5.
enum Rounding: String {
  case nearest
  case up
  case down
  case toZero = "to-zero"

  /// The multiple of `step` that `value` goes to.
  func rounded(_ value: Double, to step: Double) -> Double {
    guard step != 0, !(value.isInfinite && step.isInfinite) else { return .nan }
    guard !value.isInfinite else { return value }
    guard !step.isInfinite else {
      return switch self {
      case .up where value > 0: .infinity
      case .down where value < 0: -.infinity
      default: value < 0 ? -0.0 : 0
      }
    }
    let size = step.magnitude
    let steps = value / size
    return switch self {
    case .nearest: (steps + 0.5).rounded(.down) * size
    case .up: steps.rounded(.up) * size
    case .down: steps.rounded(.down) * size
    case .toZero: steps.rounded(.towardZero) * size
    }
  }

  /// What is left of `value`, with the sign of `divisor`: `mod()`.
  static func modulus(_ value: Double, _ divisor: Double) -> Double {
    guard !divisor.isInfinite else {
      return value.isInfinite || (value < 0) != (divisor < 0) ? .nan : value
    }
    let rest = value.truncatingRemainder(dividingBy: divisor)
    return rest != 0 && (rest < 0) != (divisor < 0) ? rest + divisor : rest
  }
}
