extension Option {
  static let seeds = Option(
    name: "--seeds",
    argument: .text("N"),
    help: "How many cases to make at random, a seed each. Without it 10000."
  )
  static let firstSeed = Option(
    name: "--seed",
    argument: .text("SEED"),
    help: "The first seed, such as the one that was printed for a difference. Without it 0."
  )
  static let overSeeds = Option(
    name: "--parity",
    help: "Compare over cases made at random, and say which seed tells a mutant from the rules."
  )
  static let sideA = Option(
    name: "--a",
    argument: .text("COMMAND"),
    help: "The first program, with what it is given, in one word. Without it the reference rules."
  )
  static let sideB = Option(
    name: "--b",
    argument: .text("COMMAND"),
    help: "The second program. Without it the reference rules."
  )
  static let tableFormat = Option(
    name: "--format",
    argument: .word("FORMAT", ["text", "json"]),
    help: "How to print the result: text or json. Without it text."
  )
}
