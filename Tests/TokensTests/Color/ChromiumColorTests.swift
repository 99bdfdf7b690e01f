import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Tokens

@Suite("Chromium's colours, random colours and Tailwind's palette")
struct ChromiumColorTests {
  private func decoded<Value: Decodable>(_ name: String, as type: Value.Type) throws -> Value? {
    let files = try TestData.files(in: "conformance/chromium")
    guard let file = files.first(where: { $0.path == name }) else { return nil }
    return try JSONDecoder().decode(type, from: Data(file.bytes))
  }

  private struct Measured: Decodable {
    var input: String
    var valid: Bool
    var computed: String
    var srgb_float: [Double]?
    var painted_on_white: [Int]
    var painted_on_black: [Int]
  }

  /// Those of `colors.json` that are not compared, and why.
  private let leftOut = [
    "color-mix(in oklab, var(--nope, red), blue)": "`var()` is replaced before a colour is read"
  ]

  @Test("colors.json: the old syntaxes exactly, the others within 0.0025 and a byte of 255")
  func colors() throws {
    guard let rows = try decoded("colors.json", as: [Measured].self) else { return }
    #expect(rows.count == 122)
    for row in rows where leftOut[row.input] == nil {
      let color = read(row.input).color
      guard row.valid, let color, let expected = row.srgb_float else {
        #expect(color == nil && !row.valid, "\(row.input): \(read(row.input))")
        continue
      }
      let isOld = row.computed.hasPrefix("rgb")
      if isOld { #expect(color.cssText == row.computed, "\(row.input)") }
      // Chromium prints six digits of a 32-bit number.
      let tolerance = isOld ? 0.000001 * max(1, 5 * (expected.max() ?? 1)) : 0.0025
      #expect(color.srgb.distance(to: expected) <= tolerance, "\(row.input): \(color.srgb)")
      #expect(abs(color.alpha - (expected.count > 3 ? expected[3] : 1)) < 0.000001, "\(row.input)")
      expectPainted(color, row.painted_on_white, over: 255, isExact: isOld, row.input)
      expectPainted(color, row.painted_on_black, over: 0, isExact: isOld, row.input)
    }
  }

  /// Blending a colour that lets through is the browser's own, a byte up or down.
  private func expectPainted(
    _ color: CSSColor,
    _ painted: [Int],
    over behind: Double,
    isExact: Bool,
    _ input: String
  ) {
    let isOpaque = color.alpha == 1
    let bytes = color.bytes
    for (channel, expected) in zip(bytes.channels, painted) {
      let blended = Double(channel) * color.alpha + behind * (1 - color.alpha)
      let actual = isOpaque ? channel : Int(blended.rounded())
      #expect(abs(actual - expected) <= (isExact && isOpaque ? 0 : 1), "\(input): \(bytes)")
    }
  }

  private struct Random: Decodable {
    var css: String
    var painted: [Int]
    var srgb_float: [Double]
  }

  @Test("random.json: rgb, hsl and hwb exactly, the others within 0.0025 and a byte of 255")
  func random() throws {
    guard let rows = try decoded("random.json", as: [Random].self) else { return }
    #expect(rows.count == 1000)
    var off = 0
    for row in rows {
      let color = try #require(read(row.css).color)
      let isOld = color.space.isLegacy || color.space == .srgb
      #expect(
        color.srgb.distance(to: row.srgb_float) <= (isOld ? 0.000001 : 0.0025),
        "\(row.css): \(color.srgb)"
      )
      for (channel, expected) in zip(color.bytes.channels, row.painted) {
        #expect(abs(channel - expected) <= (isOld ? 0 : 1), "\(row.css): \(color.bytes)")
      }
      if color.bytes.channels != row.painted { off += 1 }
    }
    print("random.json: \(off) of \(rows.count) colours off by one in a channel")
  }

  private struct Palette: Decodable {
    var name: String
    var css: String
    var chromium_painted_srgb8: [Int]
    var chromium_srgb_float: [Double]
    var chromium_p3_float: [Double]
    var coloraide_srgb: [Double]
    var coloraide_p3: [Double]
    var in_srgb: Bool
    var in_p3: Bool
  }

  @Test("tailwind-palette.json: each colour, its gamut, and the table that is compiled in")
  func palette() throws {
    guard let rows = try decoded("tailwind-palette.json", as: [Palette].self) else { return }
    #expect(rows.count == TailwindPalette.values.count)
    var off: [String] = []
    for row in rows {
      #expect(TailwindPalette.value(of: "--\(row.name)") == row.css)
      let color = try #require(read(row.css).color)
      #expect(color.srgb.distance(to: row.chromium_srgb_float) <= 0.0025, "\(row.name)")
      #expect(color.displayP3.distance(to: row.chromium_p3_float) <= 0.0025, "\(row.name)")
      // coloraide computes in 64 bits as well.
      #expect(color.srgb.distance(to: row.coloraide_srgb) <= 0.000001, "\(row.name)")
      #expect(color.displayP3.distance(to: row.coloraide_p3) <= 0.000001, "\(row.name)")
      #expect(color.isInSRGB == row.in_srgb, "\(row.name)")
      #expect(color.isInDisplayP3 == row.in_p3, "\(row.name)")
      for (channel, expected) in zip(color.bytes.channels, row.chromium_painted_srgb8) {
        #expect(abs(channel - expected) <= 1, "\(row.name)")
      }
      if color.bytes.channels != row.chromium_painted_srgb8 { off.append(row.name) }
    }
    print("tailwind-palette.json: off by one in a channel: \(off.joined(separator: ", "))")
    #expect(off.count <= 8)
  }

  private struct Alpha: Decodable {
    var alpha_percent: Int
    var legacy_byte: Int
    var half_up: Int
  }

  @Test("alpha-rounding.json: an alpha byte rounds halves up, in every syntax")
  func alpha() throws {
    guard let rows = try decoded("alpha-rounding.json", as: [Alpha].self) else { return }
    for row in rows {
      for css in ["rgb(0 0 0 / \(row.alpha_percent)%)", "oklch(0 0 0 / \(row.alpha_percent)%)"] {
        let color = try #require(read(css).color)
        #expect(Int(color.bytes.alpha) == row.legacy_byte, "\(css)")
        #expect(Int(color.bytes.alpha) == row.half_up, "\(css)")
      }
    }
  }
}
