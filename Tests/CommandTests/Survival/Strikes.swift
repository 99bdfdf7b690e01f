import TestSupport

/// When processes are to be killed, and where it struck those that were.
struct Strikes {
  /// When to kill, in microseconds.
  enum Moment {
    case afterStart(UInt32)
    /// After the manifest was first replaced, which is the first thing that is written.
    case afterFirstWrite(UInt32)
  }

  /// What had been done when it struck.
  private enum Place: Int, CaseIterable {
    case nothing, announced, firstThird, secondThird, lastThird, allFiles, everything

    var name: String {
      switch self {
      case .nothing: "before any write"
      case .announced: "after the first manifest"
      case .firstThird: "in the first third of the files"
      case .secondThird: "in the second third"
      case .lastThird: "in the last third"
      case .allFiles: "after the last, before the last manifest"
      case .everything: "after the last manifest"
      }
    }
  }

  private var counts = Array(repeating: 0, count: Place.allCases.count)
  /// How long writing takes, as it seems from where it struck so far, in microseconds.
  private var writing = 10_000.0

  /// How many struck after the first write and before the last.
  var whileWriting: Int {
    counts[Place.announced.rawValue...Place.allFiles.rawValue].reduce(0, +)
  }

  /// A line a place with how often it struck there.
  var histogram: String {
    Place.allCases.map { place in
      let count = counts[place.rawValue]
      let bar = String(repeating: "▪", count: (count * 60 + 59) / max(1, counts.reduce(0, +)))
      let number = String(count)
      return String(repeating: " ", count: max(0, 6 - number.count)) + number
        + "  \(place.name)  \(bar)"
    }.joined(separator: "\n")
  }

  func moment(_ random: inout SeededGenerator) -> Moment {
    if Int.random(in: 0..<8, using: &random) == 0 {
      return .afterStart(.random(in: 0..<40_000, using: &random))
    }
    return .afterFirstWrite(UInt32(Double.random(in: 0..<writing, using: &random)))
  }

  /// Notes where a process was struck that turned one tree into another.
  mutating func count(_ stopped: GeneratedTree, from old: GeneratedTree, to new: GeneratedTree) {
    let place = Self.place(stopped, old, new)
    counts[place.rawValue] += 1
    // Aims so that about one in six comes too late: then the last moments are struck, too.
    switch place {
    case .nothing: break
    case .everything: writing = max(500, writing * 0.85)
    default: writing = min(50_000, writing * 1.04)
    }
  }

  private static func place(
    _ stopped: GeneratedTree,
    _ old: GeneratedTree,
    _ new: GeneratedTree
  ) -> Place {
    if stopped.manifest == old.manifest { return .nothing }
    if stopped.manifest == new.manifest { return .everything }
    let differing = old.drift(from: new).count
    let rest = stopped.drift(from: new).count
    if stopped.outputs == new.outputs { return .allFiles }
    if rest == differing { return .announced }
    let share = Double(differing - rest) / Double(differing)
    return share < 1 / 3 ? .firstThird : share < 2 / 3 ? .secondThird : .lastThird
  }
}
