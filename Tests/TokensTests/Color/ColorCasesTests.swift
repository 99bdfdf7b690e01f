import Testing

@testable import Tokens

/// Hard colours with what a screen for sRGB shows, measured in Chromium 156, each a question that
/// other tools have answered otherwise.
@Suite("Hard colours")
struct ColorCasesTests {
  @Test(
    "what lies outside the gamut is clipped channel by channel",
    arguments: [
      ("oklch(0.7 0.4 150)", [0, 214, 0]), ("color(display-p3 0 1 0)", [0, 255, 0]),
      ("color(display-p3 1 0 0)", [255, 0, 0]), ("oklch(0.65 0.3 50)", [255, 4, 0]),
      ("oklch(0.577 0.245 27.325)", [231, 0, 11]), ("oklch(1 0.3 120)", [232, 255, 0]),
      ("oklch(0 0.3 120)", [0, 28, 0]),
    ]
  )
  func clipped(css: String, bytes: [Int]) {
    #expect(read(css).color?.bytes.channels == bytes)
  }

  @Test(
    "lightness, chroma and the channels of the old syntaxes are brought into their range when read",
    arguments: [
      ("oklch(1.2 0 0)", [255, 255, 255]), ("oklch(150% 0 0)", [255, 255, 255]),
      ("lab(150 0 0)", [255, 255, 255]), ("oklch(0.6 -0.1 180)", [128, 128, 128]),
      ("hsl(240 -10% 50%)", [128, 128, 128]), ("rgb(2.55e2 1E1 0)", [255, 10, 0]),
      ("rgb(calc(infinity) 0 0)", [255, 0, 0]), ("rgb(calc(NaN) 0 0)", [0, 0, 0]),
      ("rgb(none 128 none)", [0, 128, 0]), ("hwb(0 80% 40%)", [170, 170, 170]),
      // As the value of a custom property; written straight into a property, Chromium's parser for
      // simple values clamps the saturation and shows 0 0 204.
      ("hsl(240 150% 40%)", [0, 0, 255]), ("hsl(240, 150%, 40%)", [0, 0, 204]),
    ]
  )
  func ranges(css: String, bytes: [Int]) {
    #expect(read(css).color?.bytes.channels == bytes)
  }

  @Test(
    "a hue is a number or an angle, any number of turns",
    arguments: [
      "hsl(.6666667turn 100% 50%)", "hsl(4.18879rad 100% 50%)", "hsl(266.667grad 100% 50%)",
      "hsl(-120 100% 50%)", "hsl(600 100% 50%)", "hsl(240 100 50)", "hsl(240deg, 100%, 50%)",
    ]
  )
  func hues(css: String) {
    #expect(read(css).color?.bytes.channels == [0, 0, 255])
  }

  @Test(
    "percentages are shares of each channel's own range",
    arguments: [
      ("rgb(50% 128 0)", [128, 128, 0]), ("lab(50 50% -50%)", [176, 67, 228]),
      ("lab(50 62.5 -62.5)", [176, 67, 228]), ("oklch(6.2e-1 2.5e-1 29)", [249, 15, 13]),
      ("oklch(6.2e-1 2.5e-1 -331)", [249, 15, 13]), ("oklch(62% 62.5% 389)", [249, 15, 13]),
      ("color(srgb-linear .5 .5 .5)", [188, 188, 188]),
      ("color(rec2020 .5 .5 .5)", [139, 139, 139]),
    ]
  )
  func shares(css: String, bytes: [Int]) {
    #expect(read(css).color?.bytes.channels == bytes)
  }

  @Test(
    "a mix converts in full, carries what is missing, and clips nothing on the way",
    arguments: [
      ("color-mix(in oklch, red, white)", [255, 161, 145]),
      ("color-mix(in oklch, oklch(.577 .245 27.325), oklch(1 0 0) 20%)", [243, 83, 90]),
      ("color-mix(in oklch, oklch(.577 .245 27.325), white 20%)", [243, 85, 75]),
      ("color-mix(in oklch, oklch(.577 .245 27.325), oklch(1 0 none) 20%)", [243, 85, 75]),
      ("color-mix(in srgb, oklch(0.7 0.4 150), black)", [0, 107, 0]),
      ("color-mix(in hsl, hsl(120 10% 20%), hsl(30 30% 40%))", [84, 92, 61]),
      ("color-mix(in oklch longer hue, red, blue)", [0, 147, 0]),
    ]
  )
  func mixes(css: String, bytes: [Int]) {
    #expect(read(css).color?.bytes.channels == bytes)
  }

  @Test("a mix with transparent changes only how much shows")
  func transparent() throws {
    let color = try #require(read("color-mix(in oklab, oklch(.6 .2 29) 30%, transparent)").color)
    let whole = try #require(read("oklch(.6 .2 29)").color)
    #expect(abs(color.alpha - 0.3) < 1e-12)
    #expect(color.srgb.distance(to: [whole.srgb.x, whole.srgb.y, whole.srgb.z]) < 1e-12)
  }

  @Test("percentages that do not reach 100% leave the mix less opaque; more are scaled down")
  func opacity() {
    #expect(
      read("color-mix(in srgb, red 30%, blue 30%)").color?.cssText == "color(srgb 0.5 0 0.5 / 0.6)"
    )
    #expect(
      read("color-mix(in srgb, red 80%, blue 80%)").color?.cssText == "color(srgb 0.5 0 0.5)"
    )
    #expect(
      read("color-mix(in srgb, red 0%, blue 0%)").color?.cssText == "color(srgb 0.5 0 0.5 / 0)"
    )
  }

  @Test(
    "a relative colour has its channels as numbers of its function",
    arguments: [
      ("oklch(from #3b82f6 calc(l * .8) c h)", [16, 90, 203]),
      ("hsl(from #3b82f6 h s calc(l + 20))", [157, 192, 250]),
      ("rgb(from red calc(r / 2) 50% 25)", [128, 128, 25]),
      ("rgb(from oklch(0.7 0.4 150) r g b)", [0, 214, 0]),
      // The standard's value: Chromium shows 180 103 99, from the hue that rounding left.
      ("oklch(from #808080 l .1 h)", [177, 102, 126]),
    ]
  )
  func relative(css: String, bytes: [Int]) {
    #expect(read(css).color?.bytes.channels == bytes)
  }

  @Test("colours are never rounded before the end")
  func unrounded() {
    #expect(read("hsl(0 0% 3.9%)").color?.srgb.x == 0.039)
    #expect(read("rgb(10.4 0 0)").color?.srgb.x == 10.4 / 255)
    #expect(read("#0000007f").color?.alpha == 127.0 / 255)
  }

  @Test("of the old syntax with commas, rgb() alone rounds its alpha value to a byte")
  func alphaBytes() {
    #expect(read("rgba(0, 0, 0, .08)").color?.alpha == 20.0 / 255)
    #expect(read("rgb(0 0 0 / .08)").color?.alpha == 0.08)
    #expect(read("hsla(0, 0%, 0%, .08)").color?.alpha == 0.08)
  }
}
