import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Tokens

@Suite("Contrast by WCAG 2.1")
struct ContrastTests {
  private struct Reference: Decodable {
    struct Pair: Decodable {
      var fg: String
      var bg: String
      var wcag21_float: Double
      var wcag21_from_8bit: Double
    }
    var pairs: [Pair]
  }

  @Test("the reference pairs, to five digits")
  func reference() throws {
    let files = try TestData.files(in: "conformance")
    guard let file = files.first(where: { $0.path == "contrast.json" }) else { return }
    let pairs = try JSONDecoder().decode(Reference.self, from: Data(file.bytes)).pairs
    #expect(pairs.count == 18)
    for pair in pairs {
      let text = try #require(read(pair.fg).color)
      let background = try #require(read(pair.bg).color)
      let ratio = Contrast.ratio(of: text, on: background)
      #expect(abs(ratio - pair.wcag21_float) < 0.00001, "\(pair.fg) on \(pair.bg)")
      let rounded = Contrast.ratio(of: text.rounded, on: background.rounded)
      #expect(abs(rounded - pair.wcag21_from_8bit) < 0.00001, "\(pair.fg) on \(pair.bg)")
    }
  }

  @Test(
    "what lets through is blended as browsers do, the background over the canvas first",
    arguments: [
      ("rgb(0 0 0 / 50%)", "white", "rgb(127.5 127.5 127.5)", "white"),
      ("black", "rgb(0 0 0 / 50%)", "black", "rgb(127.5 127.5 127.5)"),
      (
        "rgb(255 255 255 / 50%)", "rgb(0 0 0 / 50%)", "rgb(191.25 191.25 191.25)",
        "rgb(127.5 127.5 127.5)"
      ),
      ("transparent", "red", "red", "red"),
    ]
  )
  func blending(text: String, background: String, asText: String, asBackground: String) throws {
    let actual = Contrast.ratio(
      of: try #require(read(text).color),
      on: try #require(read(background).color)
    )
    let expected = Contrast.ratio(
      of: try #require(read(asText).color),
      on: try #require(read(asBackground).color)
    )
    #expect(abs(actual - expected) < 1e-9)
  }

  @Test("a dark canvas is what shows through in a dark theme")
  func canvas() throws {
    let ratio = Contrast.ratio(
      of: try #require(read("white").color),
      on: try #require(read("transparent").color),
      over: try #require(read("black").color)
    )
    #expect(abs(ratio - 21) < 1e-9)
  }

  @Test("a colour outside sRGB counts as it is shown, clipped")
  func clipped() throws {
    let wide = try #require(read("color(display-p3 0 1 0)").color)
    let shown = try #require(read("#00ff00").color)
    #expect(Contrast.ratio(of: wide, on: shown) < 1.0001)
  }
}

extension CSSColor {
  /// The colour of the bytes that a screen shows.
  fileprivate var rounded: CSSColor {
    CSSColor(rgba: bytes.argb << 8 | bytes.argb >> 24)
  }
}
