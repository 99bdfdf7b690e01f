internal import Diagnostics
internal import Freshness
internal import Outputs

/// Generates, then again after every change of an input, until the run is to end.
///
/// Inputs are polled; outputs are not, except those that kept a run from writing, since somebody will
/// do something about them. Nothing is held between two polls, the lock least of all.
struct Watch {
  let session: Session
  let disk: Disk
  private let force: Bool
  private let pace: Pace

  private var settling = Settling()
  /// What is polled: all that the last run consulted, and the outputs that stopped it.
  private var paths: Set<String> = [Project.fileName]
  private var memory = InputMemory()
  /// Whether the last run was kept from writing by what is no input: then it is run again whatever
  /// the inputs are.
  private var isHeldUp = false
  /// In how many polls the run is tried again that the machine would not let through.
  private var pollsToRetry: Int?
  var told = ToldProblems()

  /// How long it is from one poll to the next, in milliseconds.
  static let interval = 200
  /// After how many polls what the machine would not do is tried again.
  static let patienceForMachine = 5

  init(_ session: Session, _ disk: Disk, force: Bool) {
    self.session = session
    self.disk = disk
    self.force = force
    pace = session.pace()
  }

  /// Goes on until the run is to end, whatever is wrong meanwhile.
  mutating func run() throws {
    try look(seeing: stamps())
    let count = Tally.counted(memory.count, "file")
    session.summarise("watching \(count); Ctrl-C ends it")
    while pace.wait(Self.interval) {
      let now = stamps()
      pollsToRetry = pollsToRetry.map { $0 - 1 }
      // Each poll is taken in, whether or not it is time to try again.
      let hasSettled = settling.poll(now)
      if hasSettled || pollsToRetry == 0 { try look(seeing: now) }
    }
    // The terminal has just shown `^C`.
    if session.surroundings.errorIsTerminal { session.console.error("\n") }
  }

  /// Reads the inputs and, if they are not what they were, generates.
  private mutating func look(seeing now: [String: FileStamp]) throws {
    do {
      var reader = SourceReader(disk: disk, only: session.part)
      let sources = try reader.read()
      if memory.holds(sources), !isHeldUp {
        settle(now, on: sources.consulted, again: false)
      } else {
        try generate(seeing: now)
      }
    } catch let error as DiskError {
      pollsToRetry = Self.patienceForMachine
      holdUp("\(error.message); trying again", seeing: now)
    } catch let error as Failure where memory.count > 0 {
      holdUp(error.message, seeing: now)
    }
  }

  private mutating func holdUp(_ message: String, seeing now: [String: FileStamp]) {
    isHeldUp = true
    settle(now, on: paths, again: false)
    tell(failure: message)
  }

  private mutating func generate(seeing now: [String: FileStamp]) throws {
    let start = pace.now()
    let generation = try session.working { line in
      try Generation(on: disk, force: force, only: session.part, line: line)
    }
    try session.refuseAbsentPart(generation.pipeline)
    let took = pace.now() - start
    let sources = generation.pipeline.sources
    let inputs = memory.take(sources, on: disk)
    isHeldUp = !generation.refusals.isEmpty
    pollsToRetry = nil
    let paths = sources.consulted.union(Self.places(of: generation.refusals))
    settle(now, on: paths, again: !inputs.isEmpty)
    try tell(generation, after: inputs, took: took)
    // Nothing large is kept from one change to the next.
    session.keeper.keep(())
  }

  /// The paths of what stood in the way, and the folders above: what stands there may be one of them.
  private static func places(of refusals: [Drift]) -> Set<String> {
    var places: Set<String> = []
    for refusal in refusals {
      var path = refusal.path
      while !path.string.isEmpty, places.insert(path.string).inserted { path = path.folder }
    }
    return places
  }

  // MARK: - Polling

  private func stamps() -> [String: FileStamp] {
    stamps(of: paths)
  }

  private func stamps(of paths: Set<String>) -> [String: FileStamp] {
    var stamps: [String: FileStamp] = [:]
    for path in paths { stamps[path] = disk.stamp(of: path) }
    return stamps
  }

  /// Notes that what was there when `now` was seen has been dealt with.
  private mutating func settle(
    _ now: [String: FileStamp],
    on paths: Set<String>,
    again: Bool
  ) {
    // What is polled for the first time was read before it is seen: another look makes sure of it.
    let added = paths.subtracting(self.paths)
    let kept = now.filter { paths.contains($0.key) }
    settling.settle(
      kept.merging(stamps(of: added)) { $1 },
      again: again || !added.isEmpty
    )
    self.paths = paths
  }
}
