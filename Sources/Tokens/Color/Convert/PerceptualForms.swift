/// Lab and Oklab against XYZ.
///
/// CSS Color 4, sections 9.1 and 9.2.
enum PerceptualForms {
  /// XYZ of the D50 white, from its chromaticity 0.3457, 0.3585.
  private static let white = SIMD3(
    0.3457 / 0.3585,
    1,
    (1 - 0.3457 - 0.3585) / 0.3585
  )
  /// Where the cube root gives way to a line; both constants are fractions in CIE 15.
  private static let limit = 216.0 / 24389
  private static let slope = 24389.0 / 27

  /// XYZ for a D50 white.
  static func xyz(lab: SIMD3<Double>) -> SIMD3<Double> {
    let y = (lab.x + 16) / 116
    let x = y + lab.y / 500
    let z = y - lab.z / 200
    func light(_ root: Double) -> Double {
      let cube = root * root * root
      return cube > limit ? cube : (116 * root - 16) / slope
    }
    let height = lab.x > slope * limit ? y * y * y : lab.x / slope
    return SIMD3(light(x), height, light(z)) * white
  }

  /// Lab of XYZ for a D50 white.
  static func lab(xyz: SIMD3<Double>) -> SIMD3<Double> {
    let relative = xyz / white
    func root(_ light: Double) -> Double {
      light > limit ? RealMath.cubeRoot(light) : (slope * light + 16) / 116
    }
    let (x, y, z) = (root(relative.x), root(relative.y), root(relative.z))
    return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  /// XYZ for a D65 white.
  static func xyz(oklab: SIMD3<Double>) -> SIMD3<Double> {
    let roots = Matrix.oklabToLMS * oklab
    return Matrix.lmsToXYZ * (roots * roots * roots)
  }

  /// Oklab of XYZ for a D65 white.
  static func oklab(xyz: SIMD3<Double>) -> SIMD3<Double> {
    let lms = Matrix.xyzToLMS * xyz
    return Matrix.lmsToOklab
      * SIMD3(RealMath.cubeRoot(lms.x), RealMath.cubeRoot(lms.y), RealMath.cubeRoot(lms.z))
  }
}
