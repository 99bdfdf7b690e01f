import Testing

@Suite("Colours")
struct ColorOutputTests {
  @Test("the outputs of a stylesheet are those checked in", arguments: ColorCase.allCases)
  func goldens(_ each: ColorCase) throws {
    try GoldenTree("Colors/\(each.rawValue)").expect(each.files)
  }
}
