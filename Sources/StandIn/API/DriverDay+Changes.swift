internal import DriverModels

extension DriverDay {
  /// Changes a round, if there is one.
  mutating func change(_ id: RoundId, _ change: (inout Round) -> Void) {
    for index in rounds.indices where rounds[index].id == id { change(&rounds[index]) }
  }

  /// Adds bottles to a van, which may be more than one round's.
  mutating func add(_ line: LoadLine, on van: VanId) {
    changeLines(of: line.gasId, on: van) { old in
      old.full = Self.sum(old.full, line.full)
      old.empty = Self.sum(old.empty, line.empty)
    }
  }

  /// Leaves none of a gas on a van.
  mutating func clear(_ gas: GasId, on van: VanId) {
    changeLines(of: gas, on: van) { old in
      old.full = 0
      old.empty = 0
    }
  }

  private mutating func changeLines(
    of gas: GasId,
    on van: VanId,
    _ change: (inout LoadLine) -> Void
  ) {
    for (round, load) in loads where load.vanId == van {
      var load = load
      let place = load.lines.firstIndex { $0.gasId == gas } ?? load.lines.endIndex
      if place == load.lines.endIndex {
        load.lines.append(LoadLine(gasId: gas, full: 0, empty: 0))
      }
      change(&load.lines[place])
      loads[round] = load
    }
  }

  /// A sum that is held at the ends of what the model can say.
  private static func sum(_ one: Int32, _ other: Int32) -> Int32 {
    Int32(clamping: Int64(one) + Int64(other))
  }
}
