import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Tokens

@Suite("The colour files of css-parsing-tests")
struct ColorConformanceTests {
  static let files = [
    "color_function_4", "color_functions_5", "color_hexadecimal_3", "color_hexadecimal_4",
    "color_hsl_3", "color_hsl_4", "color_hwb_4", "color_keywords_3", "color_keywords_4",
    "color_lab_4", "color_lch_4", "color_oklab_4", "color_oklch_4",
  ]

  @Test("all pairs, exactly, but for the classes in which Chromium 156 differs")
  func pairs() throws {
    let all = try TestData.files(in: "conformance/css-parsing-tests")
    guard !all.isEmpty else { return }
    var classes: [String: Int] = [:]
    var count = 0
    for name in Self.files {
      let file = try #require(all.first { $0.path == "\(name).json" })
      let items = try JSONDecoder().decode([Expected].self, from: Data(file.bytes))
      for index in stride(from: 0, to: items.count, by: 2) {
        guard case .color(let css?) = items[index] else { continue }
        count += 1
        let group = compare(css, with: items[index + 1])
        classes[group, default: 0] += 1
      }
    }
    for (group, number) in classes.sorted(by: { $0.key < $1.key }) {
      print("css-parsing-tests, \(group): \(number)")
    }
    #expect(count == 8061)
    #expect(
      classes == [
        "as the standard": 5287, "lightness or chroma clamped": 2760,
        "device-cmyk() and spaces of one's own": 13, "light-dark() of them": 1,
      ]
    )
  }

  /// The class of a pair; what falls into none fails.
  private func compare(_ css: String, with expected: Expected) -> String {
    switch expected {
    case .color(nil):
      #expect(read(css).color == nil, "\(css)")
      return "as the standard"
    case .color(let text?):
      return compare(read(css).color, with: text, css)
    case .schemes(let light, let dark):
      // Both must be colours for a browser, so that one unknown to it leaves none.
      guard let light, let dark, !(light + dark).contains("cmyk") else {
        #expect(read(css).color == nil && read(css, isDark: true).color == nil, "\(css)")
        return light == nil ? "as the standard" : "light-dark() of them"
      }
      let groups = [
        compare(read(css).color, with: light, css),
        compare(read(css, isDark: true).color, with: dark, css),
      ]
      #expect(groups == ["as the standard", "as the standard"], "\(css)")
      return groups[0]
    }
  }

  private func compare(_ actual: CSSColor?, with text: String, _ css: String) -> String {
    guard var wanted = Written(text) else {
      Issue.record("the expected colour of \(css) is not read")
      return ""
    }
    if wanted.space == "device-cmyk" || wanted.space.hasPrefix("--") {
      #expect(actual == nil, "\(css)")
      return "device-cmyk() and spaces of one's own"
    }
    guard let actual else {
      Issue.record("\(css) is not a colour here: \(read(css))")
      return ""
    }
    if wanted.matches(actual) { return "as the standard" }
    wanted.clamp()
    #expect(wanted.matches(actual), "\(css): \(actual.cssText), not \(text)")
    return "lightness or chroma clamped"
  }
}

/// What a pair of the files expects: nothing, a colour, or a colour a scheme.
private enum Expected: Decodable {
  case color(String?)
  case schemes(String?, String?)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .color(nil)
    } else if let text = try? container.decode(String.self) {
      self = .color(text)
    } else {
      let pair = try container.decode([String?].self)
      self = .schemes(pair[0], pair[1])
    }
  }
}

/// A colour as the files print it: `rgb()` with fractions, or a function of CSS Color 4.
private struct Written {
  var space: String
  var channels: [Double?]
  var alpha: Double?

  init?(_ text: String) {
    guard let opening = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    space = String(text[..<opening])
    var words = text[text.index(after: opening)...].dropLast()
      .split(whereSeparator: { " ,/".contains($0) }).map(String.init)
    if space == "color" { space = words.removeFirst() }
    if space == "rgba" { space = "rgb" }
    let numbers = words.map { $0 == "none" ? nil : Double($0) }
    channels = Array(numbers.prefix(3))
    alpha = numbers.count > 3 ? numbers[3] : 1
  }

  /// Brings lightness and chroma to where Chromium brings them when it reads a colour.
  mutating func clamp() {
    guard space.hasSuffix("lab") || space.hasSuffix("lch") else { return }
    channels[0] = channels[0].map { min(max($0, 0), space.hasPrefix("ok") ? 1 : 100) }
    if space.hasSuffix("lch") {
      channels[1] = channels[1].map { max($0, 0) }
    }
  }

  func matches(_ color: CSSColor) -> Bool {
    var actual = color
    if color.space.isLegacy {
      // Chromium prints what was written as a name as `rgb()`, whatever is around it.
      actual =
        space == "srgb"
        ? CSSColor(.srgb, color.srgb, alpha: color.alpha)
        : CSSColor(.rgb, color.srgb * 255, alpha: color.alpha)
    }
    guard actual.space.name == space else { return false }
    for index in 0..<3 {
      let isMissing = actual.missing.contains(.channel(index))
      guard isMissing == (channels[index] == nil) else { return false }
      if let channel = channels[index], abs(channel - actual.channels[index]) > 0.0006 {
        return false
      }
    }
    return actual.missing.contains(.alpha) == (alpha == nil)
      && abs((alpha ?? 0) - actual.alpha) < 0.0006
  }
}
