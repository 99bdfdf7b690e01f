#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The functions of real numbers that the standard library lacks, from the system's own.
enum RealMath {
  static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

  static func cubeRoot(_ value: Double) -> Double { cbrt(value) }

  static func exponential(_ value: Double) -> Double { exp(value) }

  static func naturalLogarithm(_ value: Double) -> Double { log(value) }

  /// The sine of an angle in radians.
  static func sine(_ angle: Double) -> Double { sin(angle) }

  /// The cosine of an angle in radians.
  static func cosine(_ angle: Double) -> Double { cos(angle) }

  /// The tangent of an angle in radians.
  static func tangent(_ angle: Double) -> Double { tan(angle) }

  /// The angle in radians whose sine it is.
  static func arcSine(_ value: Double) -> Double { asin(value) }

  /// The angle in radians whose cosine it is.
  static func arcCosine(_ value: Double) -> Double { acos(value) }

  /// The angle in radians, `-π…π`, of the point (`x`, `y`) seen from the origin.
  static func angle(y: Double, x: Double) -> Double { atan2(y, x) }
}

extension Double {
  /// An angle in degrees, as radians.
  var radians: Double { self * (.pi / 180) }

  /// An angle in radians, as degrees.
  var degrees: Double { self * (180 / .pi) }

  /// An angle in degrees, brought to `0..<360`.
  var wrappedDegrees: Double {
    let rest = truncatingRemainder(dividingBy: 360)
    // A rest so small that 360 swallows it would come out as a full turn.
    let turned = rest < 0 ? rest + 360 : rest
    return turned >= 360 ? 0 : turned
  }
}
