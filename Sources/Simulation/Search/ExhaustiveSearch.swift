internal import DriverRules

/// Goes through all that may happen within a plan, nearest first, so that the first fault is the shortest.
///
/// Each state is judged when it is reached. From each there is one move that is calm, and the chain of these
/// must come to an end at which everything has ended (I12): so liveness holds from every state.
public struct ExhaustiveSearch {
  private let plan: SearchPlan
  private var moves: SearchMoves
  private var ids: [Fingerprint: UInt32] = [:]
  /// Where each state came from, for the way there.
  private var parents: [UInt32] = []
  private var ordinals: [UInt16] = []
  /// The state after the calm move; itself for one that is at an end.
  private var calm: [UInt32] = []
  private var moveCount = 0
  private var depth = 0
  private var ends = 0
  private var broken: (id: UInt32, move: Int?, violation: Violation)?

  /// Makes a search.
  public init(_ plan: SearchPlan) {
    self.plan = plan
    moves = SearchMoves(plan)
  }

  /// Searches.
  ///
  /// - Parameters:
  ///   - most: how many states are gone through at most.
  ///   - tell: is told now and then how many states there are so far.
  public mutating func run(
    most: Int = .max,
    _ tell: (_ states: Int) -> Void = { _ in }
  ) -> SearchReport {
    let first = SearchState(plan)
    _ = enter(first, from: 0, 0)
    var level: [(id: UInt32, state: SearchState)] = [(0, first)]
    while !level.isEmpty, broken == nil, ids.count < most {
      var next: [(id: UInt32, state: SearchState)] = []
      for (id, state) in level {
        expand(id, state, into: &next)
        if broken != nil { break }
        if Int(id).isMultiple(of: Self.tellEvery) { tell(ids.count) }
      }
      level = next
      if !next.isEmpty { depth += 1 }
    }
    if broken == nil, level.isEmpty { findLoops() }
    return report(isComplete: broken == nil && level.isEmpty)
  }

  /// After how many states it is told of.
  private static let tellEvery = 1_024

  private mutating func expand(
    _ id: UInt32,
    _ state: SearchState,
    into next: inout [(id: UInt32, state: SearchState)]
  ) {
    let isEnd = CalmMove.next(in: state.world) == nil
    if isEnd {
      calm[Int(id)] = id
      ends += 1
      var world = state.world
      world.checkEnd()
      if let violation = world.violation {
        broken = (id, nil, violation)
        return
      }
    }
    for (ordinal, choice) in moves.all(from: state).enumerated() {
      var successor = state
      successor.left = choice.left
      successor.make(choice.move)
      moveCount += 1
      if let violation = successor.world.violation {
        broken = (id, ordinal, violation)
        return
      }
      let (target, isNew) = enter(successor, from: id, ordinal)
      if isNew { next.append((target, successor)) }
      if ordinal == 0, !isEnd { calm[Int(id)] = target }
    }
  }

  private mutating func enter(_ state: SearchState, from parent: UInt32, _ ordinal: Int) -> (
    UInt32, isNew: Bool
  ) {
    let fingerprint = state.fingerprint
    if let id = ids[fingerprint] { return (id, false) }
    let id = UInt32(ids.count)
    ids[fingerprint] = id
    parents.append(parent)
    ordinals.append(UInt16(ordinal))
    calm.append(.max)
    return (id, true)
  }

  /// A chain of calm moves that comes round to itself never ends.
  private mutating func findLoops() {
    var isKnown = Array(repeating: false, count: calm.count)
    for start in calm.indices where !isKnown[start] {
      var chain: Set<Int> = []
      var place = start
      while !isKnown[place], Int(calm[place]) != place {
        guard chain.insert(place).inserted else {
          let violation = Violation(rule: .I12, what: "this goes on for ever, and nothing ends")
          broken = (UInt32(place), nil, violation)
          return
        }
        place = Int(calm[place])
      }
      isKnown[place] = true
      for place in chain { isKnown[place] = true }
    }
  }

  private func report(isComplete: Bool) -> SearchReport {
    var way = broken.map { self.way(to: $0.id, then: $0.move) } ?? Way()
    if let broken { way.trace.add("wrong: \(broken.violation)") }
    return SearchReport(
      plan: plan,
      states: ids.count,
      moves: moveCount,
      depth: depth,
      ends: ends,
      isComplete: isComplete,
      violation: broken?.violation,
      trace: way.chosen,
      all: (way.made, way.trace.lines)
    )
  }

  /// A way to a state, and one move more.
  private struct Way {
    /// The moves that were chosen.
    var chosen: [Move] = []
    /// Those and what the phone did by itself.
    var made: [Move] = []
    var trace = Trace()
  }

  /// The way to a state; found by going there again.
  private func way(to id: UInt32, then last: Int?) -> Way {
    var ordinals = last.map { [$0] } ?? []
    var place = id
    while place != 0 {
      ordinals.append(Int(self.ordinals[Int(place)]))
      place = parents[Int(place)]
    }
    var way = Way()
    var moves = moves
    var state = SearchState(plan)
    for ordinal in ordinals.reversed() {
      let choice = moves.all(from: state)[ordinal]
      way.chosen.append(choice.move)
      state.left = choice.left
      state.make(choice.move) { move, world in
        way.made.append(move)
        way.trace.add(move, world)
      }
    }
    return way
  }
}
