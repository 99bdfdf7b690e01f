/// A pattern for ids: `*` stands for any text without a `/`, `**` for any text.
public struct Glob: Hashable, Sendable {
  /// The pattern as it is written.
  public let pattern: String
  private let parts: [Part]

  private enum Part: Hashable, Sendable {
    case byte(UInt8)
    case segment
    case anything
  }

  /// Reads a pattern; every text is one.
  public init(_ pattern: String) {
    self.pattern = pattern
    var parts: [Part] = []
    for byte in pattern.utf8 {
      switch (byte, parts.last) {
      case (UInt8(ascii: "*"), .segment): parts[parts.count - 1] = .anything
      case (UInt8(ascii: "*"), .anything): break
      case (UInt8(ascii: "*"), _): parts.append(.segment)
      default: parts.append(.byte(byte))
      }
    }
    self.parts = parts
  }

  /// Whether the pattern stands for the whole of an id.
  public func covers(_ id: String) -> Bool {
    // Which parts can come next, after each byte: no pattern makes it go back.
    var reached = closure([0])
    for byte in id.utf8 {
      var next: Set<Int> = []
      for part in reached where part < parts.count {
        switch parts[part] {
        case .byte(byte): next.insert(part + 1)
        case .segment where byte != UInt8(ascii: "/"): next.insert(part)
        case .anything: next.insert(part)
        default: break
        }
      }
      if next.isEmpty { return false }
      reached = closure(next)
    }
    return reached.contains(parts.count)
  }

  /// The parts with those behind stars that stand for nothing.
  private func closure(_ reached: Set<Int>) -> Set<Int> {
    var all = reached
    for part in reached {
      var next = part
      while next < parts.count, parts[next] == .segment || parts[next] == .anything {
        next += 1
        all.insert(next)
      }
    }
    return all
  }
}
