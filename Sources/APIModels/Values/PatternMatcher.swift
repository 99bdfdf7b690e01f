/// A pattern made ready to be held against many texts.
public struct PatternMatcher: Sendable {
  /// The pattern.
  public let pattern: APIPattern
  /// The ways out of each state; the first state is the beginning and the last the end.
  private let steps: [[APIPattern.Step]]

  /// Makes a pattern ready.
  public init(_ pattern: APIPattern) {
    self.pattern = pattern
    steps = pattern.steps
  }

  /// Whether the whole of a text is made so.
  ///
  /// All ways through the pattern are followed at once, so the time grows with the text's length times
  /// the pattern's, and no text can make it worse.
  public func matches(_ text: String) -> Bool {
    var states = ReachedStates(steps.count)
    var next = ReachedStates(steps.count)
    states.insert(0, closedOver: steps)
    for scalar in text.unicodeScalars {
      next.removeAll()
      for state in states.list {
        for case .read(let atom, let target) in steps[state] where atom.contains(scalar) {
          next.insert(target, closedOver: steps)
        }
      }
      if next.list.isEmpty { return false }
      swap(&states, &next)
    }
    return states.has(steps.count - 1)
  }
}

/// The states of a pattern that a text has come to.
private struct ReachedStates {
  /// The states, each once, in the order they were reached.
  private(set) var list: [Int] = []
  private var isReached: [Bool]

  init(_ count: Int) {
    isReached = Array(repeating: false, count: count)
  }

  func has(_ state: Int) -> Bool { isReached[state] }

  mutating func removeAll() {
    for state in list { isReached[state] = false }
    list.removeAll(keepingCapacity: true)
  }

  /// Adds a state, with all that are reached from it without reading.
  mutating func insert(_ state: Int, closedOver steps: [[APIPattern.Step]]) {
    guard add(state) else { return }
    var open = list.count - 1
    while open < list.count {
      for case .skip(let target) in steps[list[open]] { _ = add(target) }
      open += 1
    }
  }

  private mutating func add(_ state: Int) -> Bool {
    if isReached[state] { return false }
    isReached[state] = true
    list.append(state)
    return true
  }
}
