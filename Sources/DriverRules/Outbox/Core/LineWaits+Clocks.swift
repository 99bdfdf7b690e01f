extension LineWaits {
  /// The longest wait after failures, with the whole of its jitter, in milliseconds (O11).
  static let longestBackoff: Int64 = 360_000
  /// The longest wait that the API can ask for, in milliseconds (O12).
  static let longestAsked: Int64 = 3_600_000

  /// Puts what was read from a file on the clock since boot (O15).
  mutating func start(at now: Clocks) {
    backoffUntil = backoffUntil?.rest(at: now, longest: Self.longestBackoff)
    notBefore = notBefore?.rest(at: now, longest: Self.longestAsked)
    if let since = trouble?.since {
      trouble?.since = Deadline(wall: since.wall, up: now.up - max(0, now.wall - since.wall))
    }
  }

  /// Adds what the process that reads a file knows besides (O15).
  mutating func keep(_ known: LineWaits) {
    failures = max(failures, known.failures)
    backoffUntil = Self.later(backoffUntil, known.backoffUntil)
    notBefore = Self.later(notBefore, known.notBefore)
    trouble = known.trouble ?? trouble
  }

  private static func later(_ one: Deadline?, _ other: Deadline?) -> Deadline? {
    other?.up ?? .min > one?.up ?? .min ? other : one
  }

  /// Until when a line is held up, by the clock since boot; 0 if it is not.
  var until: Int64 {
    max(backoffUntil?.up ?? 0, notBefore?.up ?? 0)
  }
}
