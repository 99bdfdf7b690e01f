/// What a number of a maths function counts: a product of powers, all 0 for a plain number.
///
/// CSS Values 4, section 10.2, "type of a calculation". Angles are held in degrees, lengths in
/// pixels and times in seconds.
struct MathUnit: Hashable {
  var percent: Int8 = 0
  var angle: Int8 = 0
  var length: Int8 = 0
  var time: Int8 = 0

  static let number = MathUnit()
  static let percent = MathUnit(percent: 1)
  static let angle = MathUnit(angle: 1)

  /// The unit of a product.
  static func * (left: MathUnit, right: MathUnit) -> MathUnit {
    MathUnit(
      percent: left.percent &+ right.percent,
      angle: left.angle &+ right.angle,
      length: left.length &+ right.length,
      time: left.time &+ right.time
    )
  }

  /// The unit of one divided by what this counts.
  var inverse: MathUnit {
    MathUnit(percent: 0 &- percent, angle: 0 &- angle, length: 0 &- length, time: 0 &- time)
  }

  /// What a unit of CSS counts, and how much of it; nil for one that depends on the element or the
  /// window, or is no unit.
  static func named(_ name: String) -> (unit: MathUnit, size: Double)? {
    switch name {
    case "deg": (.angle, 1)
    case "grad": (.angle, 0.9)
    case "rad": (.angle, 180 / .pi)
    case "turn": (.angle, 360)
    case "px": (MathUnit(length: 1), 1)
    case "in": (MathUnit(length: 1), 96)
    case "cm": (MathUnit(length: 1), 96 / 2.54)
    case "mm": (MathUnit(length: 1), 96 / 25.4)
    case "q": (MathUnit(length: 1), 96 / 101.6)
    case "pt": (MathUnit(length: 1), 96.0 / 72)
    case "pc": (MathUnit(length: 1), 16)
    case "s": (MathUnit(time: 1), 1)
    case "ms": (MathUnit(time: 1), 0.001)
    default: nil
    }
  }
}
