// Prints how many colours of each space are converted a second: `oklch 3100000`, a line a space.
internal import Tokens

let spaces: [(space: ColorSpace, scale: SIMD3<Double>)] = [
  (.oklch, [1, 0.4, 360]), (.hsl, [360, 1, 1]), (.displayP3, [1, 1, 1]), (.lab, [100, 200, 200]),
]
let count = 1_000_000

for (space, scale) in spaces {
  // A linear congruential generator: the same colours in every run.
  var state: UInt64 = 2026
  let colors = (0..<count).map { _ in
    var channels = SIMD3<Double>()
    for index in 0..<3 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      channels[index] = Double(state >> 40) / Double(1 << 24) * scale[index]
    }
    return CSSColor(space, channels)
  }
  var sum: UInt64 = 0
  let clock = ContinuousClock()
  let duration = clock.measure {
    for color in colors { sum &+= UInt64(color.bytes.argb) }
  }
  let seconds = duration / .seconds(1)
  // The sum is used, so that no conversion is left out.
  print(space.name, sum == 0 ? 0 : Int(Double(count) / seconds))
}
