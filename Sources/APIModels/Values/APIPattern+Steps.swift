extension APIPattern {
  /// A way from a state to another.
  enum Step: Sendable {
    case skip(Int)
    case read(Atom, Int)
  }

  /// The ways out of each state; the first state is the beginning and the last the end.
  var steps: [[Step]] {
    var steps: [[Step]] = [[]]
    for part in parts {
      for _ in 0..<part.least { append(part.atom, to: &steps) }
      if let most = part.most {
        var skipped: [Int] = []
        for _ in part.least..<most {
          skipped.append(steps.count - 1)
          append(part.atom, to: &steps)
        }
        for state in skipped { steps[state].append(.skip(steps.count - 1)) }
      } else {
        let start = steps.count - 1
        append(part.atom, to: &steps)
        steps[start].append(.skip(steps.count - 1))
        steps[steps.count - 1].append(.skip(start))
        // A state of its own after the circle, or what follows could go round it.
        steps.append([])
        steps[steps.count - 2].append(.skip(steps.count - 1))
      }
    }
    return steps
  }

  /// Adds the ways through an atom from the last state to a new last one.
  private func append(_ atom: Atom, to steps: inout [[Step]]) {
    let start = steps.count - 1
    guard case .alternatives(let texts) = atom else {
      steps[start].append(.read(atom, steps.count))
      steps.append([])
      return
    }
    var ends: [(state: Int, scalar: Unicode.Scalar)] = []
    for text in texts {
      var state = start
      let scalars = Array(text.unicodeScalars)
      for scalar in scalars.dropLast() {
        steps[state].append(.read(.scalar(scalar), steps.count))
        state = steps.count
        steps.append([])
      }
      if let last = scalars.last { ends.append((state, last)) }
    }
    for end in ends { steps[end.state].append(.read(.scalar(end.scalar), steps.count)) }
    steps.append([])
  }
}

extension APIPattern.Atom {
  /// Whether it is this one scalar.
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .scalar(let own): own == scalar
    case .oneOf(let signs): signs.ranges.contains { $0.contains(scalar) } != signs.isNegated
    case .alternatives: false
    }
  }
}
