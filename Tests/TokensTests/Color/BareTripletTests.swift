import Diagnostics
import TestSupport
import Testing

@testable import Tokens

@Suite("Three numbers without a function")
struct BareTripletTests {
  private func triplet(_ css: String) -> BareTriplet? {
    BareTriplet(ValueReader.read(SourceFile(path: "input.css", bytes: Array(css.utf8))).values)
  }

  @Test(
    "a triplet is three numbers, with an alpha value or without, however they are separated",
    arguments: [
      ("222.2 84% 4.9%", true), ("222.2, 84%, 4.9%", true), ("0 0% 0% / 0.1", true),
      ("152.9deg 60% 52.9%", true), ("112 205 159", false), ("0.6 0.2 29", false),
      ("calc(1 + 2) 20% none", false),
    ]
  )
  func triplets(css: String, looksLikeHSL: Bool) {
    #expect(triplet(css)?.looksLikeHSL == looksLikeHSL)
  }

  @Test(
    "all others are none",
    arguments: ["red", "1 2", "1 2 3 4 5", "1 2 red", "hsl(1 2 3)", "1px 2px 3px", ""]
  )
  func others(css: String) {
    #expect(triplet(css) == nil)
  }

  @Test(
    "inside a function it is what the use makes of it",
    arguments: [
      ("222.2 84% 4.9%", BareTriplet.Function.hsl, "rgb(2, 8, 23)"),
      ("222.2, 84%, 4.9%", .hsl, "rgb(2, 8, 23)"), ("0 0% 0% / 0.1", .hsl, "rgba(0, 0, 0, 0.1)"),
      ("152.9deg 60% 52.9%", .hsl, "rgb(63, 207, 142)"),
      ("112 205 159", .rgb, "rgb(112, 205, 159)"), ("112 205 159", .hsl, "rgb(255, 97, 255)"),
    ] as [(String, BareTriplet.Function, String)]
  )
  func inside(css: String, function: BareTriplet.Function, computed: String) throws {
    let value = try #require(triplet(css)).inside(function)
    #expect(value.span == Span(0, css.utf8.count))
    #expect(ColorReading([value], span: value.span).color?.cssText == computed)
  }

  @Test("by itself it is no colour, and the reason says how it becomes one")
  func alone() {
    guard case .notAColor(let problem) = read("222.2 84% 4.9%") else {
      Issue.record("it is a colour")
      return
    }
    #expect(
      problem.message == "three bare numbers are a colour only inside a function such as `hsl()`"
    )
    #expect(problem.help == "write hsl(…) around them, or set `triplets` to hsl or rgb")
    #expect(problem.span == Span(0, 14))
  }
}
