internal import DriverRules

/// Ends a story everywhere it can be ended, and brings what is left to its end.
public struct StoryProof {
  private let story: Story
  private var crashes = Crashes(withRot: true)
  private var seen: Set<Fingerprint> = []
  private var report: StoryReport

  /// A world on its way through a story.
  private struct Place {
    var world: World<OutboxCore>
    /// The moves that led here.
    var moves: [Move] = []
    /// What the driver has still to do.
    var rest: ArraySlice<Move>

    /// Whether the last move was possible.
    var wasMade = true

    mutating func make(_ move: Move) {
      moves.append(move)
      wasMade = world.make(move)
    }
  }

  /// Takes a story.
  public init(_ story: Story) {
    self.story = story
    report = StoryReport(story)
  }

  /// How many moves a calm end may take: far more than any needs.
  private static let patience = 3_000

  /// Tries all.
  public mutating func run() -> StoryReport {
    var place = Place(world: World(Simulator.core, story.settings), rest: [])
    for (index, step) in story.steps.enumerated() {
      let rest = story.steps[(index + 1)...].compactMap(\.driverMove)
      place.rest = rest[...]
      switch step {
      case .make(let move): goAsTold(&place, move)
      case .work:
        go(&place) { $0.processes[0]?.phone.isIdle == false ? .work(slot: 0) : nil }
      case .calm: go(&place) { $0.calmMove() }
      }
      if report.violation != nil || report.impossible != nil { return report }
    }
    end(&place)
    report.ends = crashes.ends.read
    return report
  }

  /// Makes the moves of the story that follow from one another, as long as there is one.
  private mutating func go(_ place: inout Place, _ next: (World<OutboxCore>) -> Move?) {
    for _ in 0..<Self.patience {
      guard report.violation == nil, let move = next(place.world) else { return }
      go(&place, move)
    }
    place.world.oracle.fail(.I12, "this goes on for ever, and nothing ends")
    judge(place)
  }

  /// Makes a move of the story, when it has been ended in every way before it.
  private mutating func go(_ place: inout Place, _ move: Move) {
    report.points += 1
    for left in stopped(place) {
      report.crashes += 1
      reopen(left)
    }
    place.make(move)
    judge(place)
  }

  /// Makes a move that the story names.
  private mutating func goAsTold(_ place: inout Place, _ move: Move) {
    go(&place, move)
    if report.violation == nil, !place.wasMade { report.impossible = move }
  }

  /// Opens what was left, ends that everywhere once more, and brings it to its end.
  private mutating func reopen(_ left: Place) {
    guard report.violation == nil, isNew(left) else { return }
    var place = left
    while report.violation == nil, let move = place.world.calmMove() {
      place.make(move)
      judge(place)
      for again in stopped(place) {
        report.second += 1
        guard isNew(again) else { continue }
        var again = again
        end(&again)
      }
      if place.world.processes[0]?.isOpen == true { break }
    }
    end(&place)
  }

  /// Lets all go well, with what the driver has still to do, until everything has ended.
  ///
  /// Nobody else takes over the phone before the driver is done.
  private mutating func end(_ place: inout Place) {
    repeat {
      calm(&place, while: { !$0.changesPerson })
      guard let move = place.rest.popFirst() else { break }
      // What is gone already nobody can take back once more.
      if case .withdraw(let number) = move, !place.world.shows(number) { continue }
      place.make(move)
      judge(place)
    } while report.violation == nil
    calm(&place, while: { _ in true })
    place.world.checkEnd()
    judge(place)
  }

  private mutating func calm(_ place: inout Place, while isWanted: (Move) -> Bool) {
    for _ in 0..<Self.patience {
      guard report.violation == nil, let move = place.world.calmMove(), isWanted(move) else {
        return
      }
      place.make(move)
      judge(place)
    }
  }

  private mutating func judge(_ place: Place) {
    guard report.violation == nil, let violation = place.world.violation else { return }
    report.violation = violation
    report.trace = place.moves
  }

  private mutating func isNew(_ place: Place) -> Bool {
    var hasher = Hasher()
    place.world.hashFace(into: &hasher)
    hasher.combine(place.rest)
    let isNew = seen.insert(Fingerprint(hasher)).inserted
    if isNew { report.worlds += 1 }
    return isNew
  }

  /// What is left where all that runs stops here, in every way.
  private mutating func stopped(_ place: Place) -> [Place] {
    guard report.violation == nil else { return [] }
    var moves: [Move] = []
    if let phone = place.world.processes[0]?.phone {
      moves.append(.kill(slot: 0))
      moves += crashes.tears(of: place.world).map { .kill(slot: 0, torn: $0) }
      moves += phone.tearsOfOthers(on: place.world.disk).map { .kill(slot: 0, torn: $0) }
    }
    moves += crashes.cuts(of: place.world.disk).map { .cutPower($0) }
    return moves.map { move in
      var left = place
      // What the driver was not told of is done again.
      left.rest = (left.world.processes[0]?.untold ?? []) + left.rest
      left.make(move)
      return left
    }
  }
}

extension World {
  /// Whether the app shows a write.
  fileprivate func shows(_ number: Int) -> Bool {
    processes[0]?.phone.view(at: clocks).outboxes.contains { outbox in
      outbox.writes.contains { WriteName.number(of: $0.key) == number }
    } ?? false
  }
}
