import Foundation
import Testing

@testable import Tokens

@Suite("Colours as Chromium 156 computes them")
struct MeasuredColorTests {
  /// What is decided otherwise, and why.
  static let otherwise: [String: String] = [
    "oklch(0.5 calc(infinity) 20)": infinite,
    "oklab(0.5 calc(infinity) 0)": infinite,
    "oklch(0.5 1e40 20)": infinite,
    "oklch(0.5 0.1 calc(infinity))": infinite,
    "oklch(from #f8fafc .5 .2 h)": grey,
    "lch(from #888 l 50 h)": grey,
    "oklch(from #888 l .1 h)": grey,
    "lch(from white l 50 h)": grey,
    "color-mix(in hsl, oklch(.5 0 0), red)": grey,
    "color-mix(in hsl, color(display-p3 .5 .5 .5), red)": grey,
    "color-mix(in hwb, oklch(.5 0 0), red)": grey,
  ]

  /// Chromium's 32 bits overflow and show black, or wrap to some hue; here the number is only large.
  static let infinite = "an unbounded channel without end"
  /// Chromium goes on with the hue that 32 bits left; the standard has none, or a surer one.
  static let grey = "the hue of a grey"

  @Test("a colour has the value that Chromium finds", arguments: MeasuredColors.rows)
  func value(row: MeasuredColors.Row) throws {
    guard let computed = row.computed else {
      #expect(read(row.css).color == nil)
      return
    }
    let color = try #require(read(row.css).color, "\(read(row.css))")
    guard Self.otherwise[row.css] == nil else { return }
    if computed.hasPrefix("rgb") {
      #expect(color.cssText == computed)
    } else {
      #expect(shape(color.cssText) == shape(computed))
    }
    guard row.srgb.allSatisfy({ abs($0) < 1e6 }) else { return }
    #expect(color.srgb.distance(to: row.srgb) <= 0.0025, "\(color.srgb)")
    #expect(abs(color.alpha - row.alpha) < 0.000001)
  }

  /// A computed value with its numbers taken out: the function, the space and what is missing.
  private func shape(_ text: String) -> [Substring] {
    text.split(whereSeparator: { " (),/".contains($0) }).filter {
      Double($0) == nil && $0 != "calc"
    }
  }

  @Test("what is decided otherwise is still read as a colour", arguments: otherwise.keys.sorted())
  func decidedOtherwise(css: String) {
    #expect(read(css).color != nil)
  }
}
