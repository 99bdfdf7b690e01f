/// What happened in a run, in plain words, a line each.
public struct Trace: Hashable, Sendable {
  /// The lines.
  public private(set) var lines: [String] = []

  /// A number that is the same for the same lines, on every machine: FNV-1a.
  public var hash: UInt64 {
    lines.reduce(0xCBF2_9CE4_8422_2325) { hash, line in
      (line + "\n").utf8.reduce(hash) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
  }

  mutating func add(_ line: String) {
    lines.append(line)
  }

  mutating func add<Core>(_ move: Move, _ world: World<Core>) {
    lines.append(move.words)
    for step in world.steps { lines.append("    \(step.words)") }
  }
}
