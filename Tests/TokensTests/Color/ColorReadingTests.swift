import Diagnostics
import TestSupport
import Testing

@testable import Tokens

@Suite("What is a colour and what is not")
struct ColorReadingTests {
  @Test(
    "a value that is no colour has a reason, at its place",
    arguments: [
      ("⟦blck⟧", "`blck` is no colour", "write `black`"),
      ("⟦notacolor⟧", "`notacolor` is no colour", nil),
      ("⟦20px⟧", "a number is no colour", nil),
      ("⟦\"red\"⟧", "a text in quotes is no colour", nil),
      ("⟦#12345⟧", "`#` has 5 digits after it, and a colour 3, 4, 6 or 8", nil),
      ("⟦#ggg⟧", "`#ggg` holds what is no hexadecimal digit", nil),
      ("red ⟦--x⟧", "something stands after the colour", nil),
      ("⟦oklsh(1 2 3)⟧", "`oklsh()` is no colour", "write `oklch()`"),
      ("⟦device-cmyk(0 0 0 0)⟧", "no browser knows `device-cmyk()`", nil),
      ("color(⟦--mine⟧ 0 0 0)", "no browser knows colour spaces of one's own", nil),
      ("color(⟦p3⟧ 0 0 0)", "`p3` is no colour space of `color()`", nil),
      ("⟦oklch(0.5 0.1)⟧", "`oklch()` ends before its hue", nil),
      ("oklch(0.5 0.1 ⟦20%⟧)", "`oklch()` takes a number or an angle as its hue", nil),
      ("oklch(⟦20deg⟧ 0.1 20)", "`oklch()` takes a number or a percentage as its lightness", nil),
      ("oklch(⟦x⟧ 0.1 20)", "this is no lightness of `oklch()`", nil),
      ("oklch(0.5⟦,⟧ 0.1, 20)", "`oklch()` takes no commas here", nil),
      ("rgb(1, 2 ⟦3⟧)", "commas and spaces are mixed in `rgb()`", nil),
      ("rgb(255 0 0 ⟦50%⟧)", "something stands after the end of `rgb()`", nil),
      ("⟦rgb(50%, 128, 0)⟧", "`rgb()` with commas takes numbers or percentages, not both", nil),
      (
        "⟦hsl(240, 100, 50)⟧",
        "`hsl()` with commas takes saturation and lightness as percentages", nil
      ),
      ("⟦rgb(none, 0, 0)⟧", "`none` cannot stand between commas", nil),
      (
        "hsl(0 0% 50% / ⟦<⟧alpha-value>)", "an alpha value is a number or a percentage",
        "leave out `/ <alpha-value>`, which only Tailwind 3 replaces"
      ),
      (
        "oklch(calc(0.5 ⟦+⟧ 10%) 0.1 20)",
        "numbers, percentages and angles cannot be added to each other", nil
      ),
      ("oklch(calc(⟦1em⟧) 0.1 20)", "a length in `em` depends on where it is used", nil),
      ("oklch(calc(⟦foo⟧) 0.1 20)", "`foo` is no number here", nil),
      ("oklch(⟦min()⟧ 0.1 20)", "the calculation ends too early", nil),
      ("oklch(⟦mod(1)⟧ 0.1 20)", "`mod()` has 1 arguments", nil),
      ("⟦color-mix(in srgb, red)⟧", "`color-mix()` mixes two colours, not 1", nil),
      ("color-mix(in ⟦oklhc⟧, red, blue)", "`oklhc` is no colour space to mix in", "write `oklch`"),
      (
        "color-mix(in srgb, red ⟦120%⟧, blue)",
        "the percentage of a mix is between 0% and 100%", nil
      ),
      (
        "color-mix(in srgb ⟦longer⟧ hue, red, blue)",
        "`srgb` has no hues, so there is only one way to mix", nil
      ),
      ("color-mix(in oklab, ⟦rad⟧, blue)", "`rad` is no colour", "write `red`"),
      ("light-dark(red, ⟦nope⟧)", "`nope` is no colour", nil),
      ("oklch(from ⟦nope⟧ l c h)", "`nope` is no colour", nil),
    ] as [(String, String, String?)]
  )
  func problem(marked: String, message: String, help: String?) throws {
    let source = MarkedSource(marked)
    let css = source.file.bytes
    guard case .notAColor(let problem) = read(String(decoding: css, as: UTF8.self)) else {
      Issue.record("\(marked) is a colour here")
      return
    }
    #expect(problem.message == message)
    #expect(problem.span == source.spans.first)
    if let help { #expect(problem.help == help) }
  }

  @Test("an empty value is no colour, at the place of the value", arguments: ["", "  ", "/* x */"])
  func empty(css: String) {
    guard case .notAColor(let problem) = read(css) else {
      Issue.record("it is a colour")
      return
    }
    #expect(problem.message == "there is no value")
    #expect(problem.span == Span(0, css.utf8.count))
  }

  @Test(
    "comments and adjacency separate, and names are in any case",
    arguments: [
      ("oklch(/* L */0.6/**/ 0.2 29)", "oklch(0.6 0.2 29)"),
      ("OKLCH(0.6 .2 29DEG)", "oklch(0.6 0.2 29)"),
      ("color(srgb 10%90%.1%)", "color(srgb 0.1 0.9 0.001)"),
      ("Color(XYZ 0 0 0)", "color(xyz-d65 0 0 0)"),
      ("CurrentColor", "rgb(0, 0, 0)"), (" red ", "rgb(255, 0, 0)"),
      ("#F0A8", "rgba(255, 0, 170, 0.533)"),
    ]
  )
  func syntax(css: String, computed: String) {
    #expect(read(css).color?.cssText == computed)
  }

  @Test(
    "a name and a block are not a function",
    arguments: ["rgb/**/(1 2 3)", "rgb(1/**/0 20 30)"]
  )
  func notAFunction(css: String) {
    #expect(read(css).color == nil)
  }

  @Test("a scheme decides light-dark() and the colours of the system")
  func schemes() {
    #expect(read("light-dark(red, blue)").color?.cssText == "rgb(255, 0, 0)")
    #expect(read("light-dark(red, blue)", isDark: true).color?.cssText == "rgb(0, 0, 255)")
    #expect(read("Canvas", isDark: true).color?.cssText == "rgb(18, 18, 18)")
    #expect(
      read("color-mix(in oklab, light-dark(red, blue) 50%, white)").color?.bytes.channels
        == [255, 161, 145]
    )
    #expect(
      read("color-mix(in oklab, light-dark(red, blue) 50%, white)", isDark: true).color?.bytes
        .channels == [116, 163, 255]
    )
  }

  @Test(
    "what depends on the place of use or on the browser is noted",
    arguments: [
      ("currentcolor", [.currentColor]), ("CanvasText", [.systemColor("CanvasText")]),
      ("oklch(from white l 0.1 h)", [.hueOfGrey]), ("oklch(from oklch(1 0 20) l 0.1 h)", []),
      ("color-mix(in oklab, currentcolor, Highlight)", [.currentColor, .systemColor("Highlight")]),
      ("color-mix(in hsl, oklch(0.5 0 0), red)", [.hueOfGrey]),
      ("color-mix(in hsl, grey, red)", []), ("color-mix(in oklch, oklch(0.5 0 0), red)", []),
      ("light-dark(currentcolor, red)", [.currentColor]), ("light-dark(red, currentcolor)", []),
      ("red", []),
    ] as [(String, [ColorNote.Kind])]
  )
  func notes(css: String, kinds: [ColorNote.Kind]) {
    guard case .color(_, let notes) = read(css) else {
      Issue.record("it is no colour")
      return
    }
    #expect(notes.map(\.kind) == kinds)
  }

  @Test("currentcolor is the colour that the root has")
  func currentColor() throws {
    let value = ComponentValue(.ident("currentColor"), span: Span(0, 12))
    let red = try #require(read("red").color)
    let reading = ColorReading([value], in: ColorContext(currentColor: red), span: value.span)
    #expect(reading.color == red)
  }

  @Test("functions nested beyond the limit are no colour, and cost no stack")
  func deep() throws {
    var value = ComponentValue(.ident("red"), span: Span(0, 3))
    for _ in 0..<300 {
      let comma = ComponentValue(.comma, span: value.span)
      value.kind = .function("light-dark", [value, comma, comma.withKind(.ident("red"))])
    }
    guard case .notAColor(let problem) = ColorReading([value], span: value.span) else {
      Issue.record("it is a colour")
      return
    }
    #expect(problem.message == "more than 256 functions stand in each other")
    var sum = ComponentValue(.number(CSSNumber(1, isInteger: true)), span: Span(0, 1))
    for _ in 0..<300 { sum.kind = .function("calc", [sum]) }
    let zero = ComponentValue(.number(CSSNumber(0, isInteger: true)), span: Span(0, 1))
    let whole = ComponentValue(.function("rgb", [sum, zero, zero]), span: Span(0, 1))
    #expect(ColorReading([whole], span: whole.span).color == nil)
  }
}

extension ComponentValue {
  fileprivate func withKind(_ kind: Kind) -> ComponentValue {
    ComponentValue(kind, file: file, span: span)
  }
}
