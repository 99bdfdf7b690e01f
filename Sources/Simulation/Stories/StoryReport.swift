/// What came of ending a story everywhere.
public struct StoryReport: Sendable {
  /// The story.
  public let story: Story
  /// How many states it has, between any two of which something happens.
  public internal(set) var points = 0
  /// In how many ways it was ended: at each point, by the end of the process and by power cuts, with one of
  /// each kind of what may be left of files that are being written, under each state of the directory.
  public internal(set) var crashes = 0
  /// How many ends of journals were read to tell the kinds: every byte of each append, and every prefix that
  /// a power cut may leave.
  public internal(set) var ends = 0
  /// How many of them were ends of a second process while it opened what the first had left.
  public internal(set) var second = 0
  /// How many worlds that differ were left by them, each of which was opened again and brought to its end.
  public internal(set) var worlds = 0
  /// A move of the story that is not possible where it stands: the story is wrong.
  public internal(set) var impossible: Move?
  /// The rule that does not hold; nil where all do.
  public internal(set) var violation: Violation?
  /// The moves that show it.
  public internal(set) var trace: [Move] = []

  init(_ story: Story) {
    self.story = story
  }

  /// Whether every rule held, and the story could happen.
  public var isRight: Bool { violation == nil && impossible == nil }

  /// What does not hold, made as short as it can be; nil where all does.
  public var failure: FailingRun? {
    violation.map { violation in
      FailingRun(shrinking: trace, breaking: violation, Simulator.core, story.settings)
    }
  }
}
