/// A matrix of three rows and columns that acts on a colour's channels.
struct Matrix: Sendable {
  private let first: SIMD3<Double>
  private let second: SIMD3<Double>
  private let third: SIMD3<Double>

  /// Makes a matrix of its rows, as the standards print them.
  init(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) {
    first = SIMD3(x.x, y.x, z.x)
    second = SIMD3(x.y, y.y, z.y)
    third = SIMD3(x.z, y.z, z.z)
  }

  /// The channels that the matrix makes of others.
  static func * (matrix: Matrix, channels: SIMD3<Double>) -> SIMD3<Double> {
    matrix.first * channels.x + matrix.second * channels.y + matrix.third * channels.z
  }
}
