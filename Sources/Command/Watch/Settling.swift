internal import Freshness

/// Tells, from what polls see, when something has changed and come to rest.
///
/// Editors write a file in several steps and `git checkout` writes many, so a change is over when a
/// poll sees what the poll before it saw. A file that is gone is given longer to come back.
struct Settling {
  /// What was there when a change was last dealt with.
  private var settled: [String: FileStamp] = [:]
  /// What the last poll saw.
  private var seen: [String: FileStamp] = [:]
  /// How many polls in a row saw the same.
  private var quiet = 0
  /// How many polls have passed since something was first seen to differ.
  private var unrest = 0
  /// Whether a look is owed although nothing may have changed.
  private var owesLook = false

  /// How many polls must see the same before a file is taken for gone.
  static let patienceForGone = 5
  /// After how many polls a look is taken although there is no rest.
  static let patienceForRest = 25

  /// Takes in what a poll sees.
  ///
  /// - Returns: Whether it is time to look what changed.
  mutating func poll(_ now: [String: FileStamp]) -> Bool {
    quiet = now == seen ? quiet + 1 : 0
    seen = now
    if now == settled {
      unrest = 0
      return owesLook && quiet > 0
    }
    unrest += 1
    let isGone = settled.keys.contains { now[$0] == nil }
    return quiet >= (isGone ? Self.patienceForGone : 1) || unrest >= Self.patienceForRest
  }

  /// Notes that all has been dealt with that was there before `now` was seen.
  ///
  /// - Parameter again: Whether to look again at the next rest: a file that is written twice within a
  ///   tick of the disk's clock has the same stamp after both.
  mutating func settle(_ now: [String: FileStamp], again: Bool) {
    (settled, seen) = (now, now)
    (quiet, unrest) = (0, 0)
    owesLook = again
  }
}
