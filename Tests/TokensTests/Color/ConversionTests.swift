import TestSupport
import Testing

@testable import Tokens

@Suite("Conversions between colour spaces")
struct ConversionTests {
  @Test("a colour that goes to another space and back is the same", arguments: ColorSpace.allCases)
  func roundTrip(space: ColorSpace) {
    var random = SeededGenerator(seed: UInt64(space.rawValue))
    for _ in 0..<500 {
      let srgb = SIMD3(
        Double.random(in: 0...1, using: &random),
        Double.random(in: 0...1, using: &random),
        Double.random(in: 0...1, using: &random)
      )
      let there = CSSColor(space, CSSColor(.srgb, srgb).channels(in: space))
      #expect(there.srgb.distance(to: [srgb.x, srgb.y, srgb.z]) < 1e-9, "\(srgb)")
    }
  }

  @Test(
    "white is white in every space, for D65 and D50 alike",
    arguments: [
      (ColorSpace.rgb, [1.0, 1, 1]), (.hsl, [0, 0, 1]), (.hwb, [0, 1, 0]), (.srgb, [1, 1, 1]),
      (.srgbLinear, [1, 1, 1]), (.displayP3, [1, 1, 1]), (.displayP3Linear, [1, 1, 1]),
      (.a98RGB, [1, 1, 1]), (.prophotoRGB, [1, 1, 1]), (.rec2020, [1, 1, 1]),
      (.xyzD50, [0.964296, 1, 0.825105]), (.xyzD65, [0.950456, 1, 1.089058]),
      (.lab, [100, 0, 0]), (.oklab, [1, 0, 0]),
    ] as [(ColorSpace, [Double])]
  )
  func white(space: ColorSpace, channels: [Double]) {
    let white = CSSColor(rgba: 0xFFFF_FFFF)
    #expect(white.channels(in: space).distance(to: channels) < 0.000001)
  }

  @Test("a grey has no chroma, to the last bits")
  func grey() {
    let grey = CSSColor(rgba: 0x8080_80FF)
    #expect(grey.channels(in: .oklch).y < 1e-14)
    #expect(grey.channels(in: .lch).y < 1e-12)
  }

  @Test("the old syntaxes are exact among each other")
  func exact() throws {
    let color = try #require(read("hsl(0 100% 50%)").color)
    #expect(color.srgb == SIMD3(1, 0, 0))
    #expect(CSSColor(.rgb, SIMD3(0.2, 0.4, 0.6)).channels(in: .srgb) == SIMD3(0.2, 0.4, 0.6))
  }

  @Test(
    "a channel becomes a byte by clipping, then rounding, halves up",
    arguments: [
      (127.5 / 255, 128), (0.5 / 255, 1), (254.5 / 255, 255), (-0.2, 0), (1.7, 255), (0.4999, 127),
      (.infinity, 255), (-.infinity, 0), (.nan, 0), (0.3 + 0.2 - 1e-16, 128),
    ] as [(Double, UInt8)]
  )
  func byte(share: Double, byte: UInt8) {
    #expect(ColorBytes.byte(share) == byte)
  }

  @Test("the bytes of Android have alpha first")
  func argb() throws {
    let color = try #require(read("#11223344").color)
    #expect(color.bytes.argb == 0x4411_2233)
  }

  @Test(
    "a number prints with six significant digits, as browsers print it",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (1, "1"), (100, "100"), (0.1, "0.1"), (1.0 / 3, "0.333333"),
      (-0.0000251822, "-0.0000251822"), (7.21961e-8, "7.21961e-8"), (0.000001, "0.000001"),
      (1_234_567, "1.23457e+6"), (999_999.9, "1e+6"), (123_456, "123456"), (359.9996, "360"),
      (62.5, "62.5"), (3.4e38, "3.4e+38"), (0.9999999, "1"), (1000, "1000"),
    ] as [(Double, String)]
  )
  func text(value: Double, text: String) {
    #expect(CSSColor.text(value) == text)
  }
}
