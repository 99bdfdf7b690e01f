/// The maths functions of CSS Values 4, section 10, and `progress()` of level 5.
enum MathFunction: String, CaseIterable {
  case calc
  case webkitCalc = "-webkit-calc"
  case min, max, clamp
  case round, mod, rem
  case sin, cos, tan, asin, acos, atan, atan2
  case pow, sqrt, hypot, log, exp
  case abs, sign, progress

  /// How many arguments it takes, apart from the strategy of `round()`.
  var argumentCounts: ClosedRange<Int> {
    switch self {
    case .min, .max, .hypot: 1...Int.max
    case .clamp, .progress: 3...3
    case .mod, .rem, .atan2, .pow: 2...2
    case .round, .log: 1...2
    default: 1...1
    }
  }

  /// The result, or nil if it cannot count what the arguments count.
  ///
  /// There are as many arguments as it takes.
  func applied(to arguments: [MathValue], rounding: Rounding) -> MathValue? {
    let first = arguments[0]
    let values = arguments.map(\.value)
    // Whatever takes more than one argument takes them of one unit.
    guard arguments.allSatisfy({ $0.unit == first.unit }) else { return nil }
    let isNumber = first.unit == .number
    switch self {
    case .calc, .webkitCalc: return first
    case .min: return MathValue(values.reduce(.infinity, Self.smaller), first.unit)
    case .max: return MathValue(values.reduce(-.infinity, Self.larger), first.unit)
    case .clamp:
      return MathValue(Self.larger(values[0], Self.smaller(values[1], values[2])), first.unit)
    case .round:
      // Without a step, only a plain number has one: 1.
      guard values.count == 2 || isNumber else { return nil }
      return MathValue(
        rounding.rounded(first.value, to: values.count == 2 ? values[1] : 1),
        first.unit
      )
    case .mod: return MathValue(Rounding.modulus(values[0], values[1]), first.unit)
    case .rem: return MathValue(values[0].truncatingRemainder(dividingBy: values[1]), first.unit)
    case .hypot:
      return MathValue(values.reduce(0) { $0 + $1 * $1 }.squareRoot(), first.unit)
    case .abs: return MathValue(first.value.magnitude, first.unit)
    case .sign:
      return MathValue(first.value > 0 ? 1 : first.value < 0 ? -1 : first.value)
    case .progress:
      let (start, end) = (values[1], values[2])
      let share = start == end ? 0 : (values[0] - start) / (end - start)
      return MathValue(Self.larger(0, Self.smaller(1, share)))
    case .atan2:
      // A share of nothing that is known here has no direction, and Chromium takes none.
      guard first.unit != .percent else { return nil }
      return MathValue(RealMath.angle(y: values[0], x: values[1]).degrees, .angle)
    case .sin, .cos, .tan:
      guard isNumber || first.unit == .angle else { return nil }
      return MathValue(trigonometric(isNumber ? first.value : first.value.radians))
    case .asin, .acos, .atan, .pow, .sqrt, .log, .exp:
      return isNumber ? ofNumbers(values) : nil
    }
  }

  private func trigonometric(_ angle: Double) -> Double {
    switch self {
    case .sin: RealMath.sine(angle)
    case .cos: RealMath.cosine(angle)
    default: RealMath.tangent(angle)
    }
  }

  private func ofNumbers(_ values: [Double]) -> MathValue {
    let first = values[0]
    switch self {
    case .asin: return MathValue(RealMath.arcSine(first).degrees, .angle)
    case .acos: return MathValue(RealMath.arcCosine(first).degrees, .angle)
    case .atan: return MathValue(RealMath.angle(y: first, x: 1).degrees, .angle)
    case .pow: return MathValue(RealMath.power(first, values[1]))
    case .sqrt: return MathValue(first.squareRoot())
    case .exp: return MathValue(RealMath.exponential(first))
    default:
      let logarithm = RealMath.naturalLogarithm(first)
      return MathValue(
        values.count == 2 ? logarithm / RealMath.naturalLogarithm(values[1]) : logarithm
      )
    }
  }

  /// The smaller of two; what is no number, if either is none.
  private static func smaller(_ left: Double, _ right: Double) -> Double {
    left.isNaN || right.isNaN ? .nan : Swift.min(left, right)
  }

  private static func larger(_ left: Double, _ right: Double) -> Double {
    left.isNaN || right.isNaN ? .nan : Swift.max(left, right)
  }
}
