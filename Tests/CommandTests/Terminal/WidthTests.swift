import Testing

@testable import Command

@Suite("The width of results")
struct WidthTests {
  @Test(
    "COLUMNS goes before the terminal, if it is a width at all",
    arguments: [
      (nil, 120, 120),
      (nil, nil, nil),
      ("60", 120, 60),
      ("60", nil, 60),
      ("0", 120, 120),
      ("-5", 120, 120),
      ("wide", 120, 120),
      ("", nil, nil),
      ("99999999999999999999", 120, 120),
    ] as [(String?, Int?, Int?)]
  )
  func rules(columns: String?, terminal: Int?, width: Int?) {
    var surroundings = Surroundings(folder: "/", terminalWidth: terminal)
    surroundings.variables["COLUMNS"] = columns
    #expect(surroundings.width == width)
  }
}
