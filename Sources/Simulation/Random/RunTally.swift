/// What happened in runs, counted.
public struct RunTally: Hashable, Sendable {
  /// Runs, each with a seed.
  public var seeds = 0
  /// Moves that were made.
  public var steps = 0
  /// Presses of the button.
  public var presses = 0
  /// Requests that arrived at the API.
  public var arrivals = 0
  /// Processes that ended in the middle of something, or not.
  public var kills = 0
  /// Power cuts.
  public var powerCuts = 0
  /// Requests that were lost.
  public var lostRequests = 0
  /// Answers that were lost, or came too late.
  public var lostAnswers = 0
  /// Copies that arrived when nobody waited for the answer any more.
  public var lateCopies = 0
  /// Times that the disk was full.
  public var fullDisks = 0
  /// Calls on the disk that failed otherwise.
  public var diskFaults = 0
  /// Journals that were damaged.
  public var damages = 0
  /// Sign-outs by choice, and sessions that the office ended.
  public var signOuts = 0

  /// Makes an empty tally.
  public init() {}

  /// Adds another.
  public static func += (left: inout RunTally, right: RunTally) {
    for (_, path) in named { left[keyPath: path] += right[keyPath: path] }
  }

  /// Each count with its name in plain words.
  public var counts: [(name: String, count: Int)] {
    Self.named.map { ($0.name, self[keyPath: $0.path]) }
  }

  private static var named: [(name: String, path: WritableKeyPath<RunTally, Int>)] {
    [
      ("seeds", \.seeds), ("steps", \.steps), ("writes pressed", \.presses),
      ("requests arrived", \.arrivals), ("processes ended", \.kills), ("power cuts", \.powerCuts),
      ("requests lost", \.lostRequests), ("answers lost", \.lostAnswers),
      ("late copies", \.lateCopies), ("full disks", \.fullDisks), ("disk faults", \.diskFaults),
      ("damaged files", \.damages), ("sign-outs", \.signOuts),
    ]
  }

  /// Counts a move that was made.
  mutating func count(_ move: Move, wasAwaited: Bool) {
    steps += 1
    switch move {
    case .press: presses += 1
    case .arrive:
      arrivals += 1
      if !wasAwaited { lateCopies += 1 }
    case .kill: kills += 1
    case .cutPower: powerCuts += 1
    case .lose, .page, .notConnected: lostRequests += 1
    case .loseAnswer, .giveUp: lostAnswers += 1
    case .room(.some): fullDisks += 1
    case .work(_, .some): diskFaults += 1
    case .flip, .zero: damages += 1
    case .signOut, .endSessions: signOuts += 1
    default: break
    }
  }
}
