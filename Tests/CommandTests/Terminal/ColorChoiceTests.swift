@testable import Command
import Testing

@Suite("When to colour")
struct ColorChoiceTests {
  @Test(
    "the option goes before NO_COLOR, that before FORCE_COLOR, that before the terminal",
    arguments: [
      ("auto", [:], true, true),
      ("auto", [:], false, false),
      ("auto", ["TERM": "dumb"], true, false),
      ("auto", ["NO_COLOR": "1"], true, false),
      ("auto", ["NO_COLOR": ""], true, true),
      ("auto", ["FORCE_COLOR": "1"], false, true),
      ("auto", ["FORCE_COLOR": "0"], true, false),
      ("auto", ["FORCE_COLOR": ""], false, false),
      ("auto", ["FORCE_COLOR": "1", "TERM": "dumb"], false, true),
      ("auto", ["NO_COLOR": "1", "FORCE_COLOR": "1"], true, false),
      ("always", ["NO_COLOR": "1"], false, true),
      ("never", ["FORCE_COLOR": "1"], true, false),
    ] as [(String, [String: String], Bool, Bool)]
  )
  func rules(
    option: String,
    variables: [String: String],
    isTerminal: Bool,
    expected: Bool
  ) throws {
    let choice = try #require(ColorChoice(rawValue: option))
    let surroundings = Surroundings(folder: "/", variables: variables)
    #expect(choice.isOn(toTerminal: isTerminal, in: surroundings) == expected)
  }
}
