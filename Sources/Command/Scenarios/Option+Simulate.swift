extension Option {
  static let seconds = Option(
    name: "--seconds",
    argument: .text("N"),
    help: "For how long to make worlds, where no last seed says when to end. Without it 60."
  )
  static let seedRange = Option(
    name: "--seeds",
    argument: .text("A..B"),
    help: "The first seed and the last, or only the first, as in 5000.. Without it 0.."
  )
  static let oneSeed = Option(
    name: "--seed",
    argument: .text("SEED"),
    help: "Only this seed, such as one that was printed for a rule that was broken.",
    excludes: ["--seeds", "--seconds"]
  )
  static let trace = Option(
    name: "--trace",
    help: "Print all that happens in the world of --seed, in plain words."
  )
  static let workers = Option(
    name: "--jobs",
    argument: .text("N"),
    help: "How many worlds, stories or plans to run at the same time. Without it one for each core."
  )
  static let stories = Option(
    name: "--stories",
    help: "End every story everywhere it can be ended, in place of worlds made from seeds.",
    excludes: ["--exhaustive"] + ofSeeds
  )
  static let exhaustive = Option(
    name: "--exhaustive",
    help: "Go through all that may happen in each plan, or in the one that is named.",
    excludes: ofSeeds
  )
  /// What is said about seeds only.
  private static let ofSeeds = [seconds, seedRange, oneSeed, trace, timeout].map(\.name)
}
