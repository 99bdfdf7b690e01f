import Testing

@testable import DriverRules

/// O15: the rest of a wait that a file says, on the clock since boot.
struct RestTests {
  @Test(arguments: [
    (1000, 0, 1000),
    (400_000, 0, 360_000),
  ])
  func aWaitGoesOnForItsRestAndNoLongerThanTheLongest(wall: Int64, now: Int64, rest: Int64) {
    let clocks = Clocks(wall: now, up: 50)
    let deadline = Deadline(wall: wall, up: 0).rest(at: clocks, longest: 360_000)
    #expect(deadline == Deadline(wall: now + rest, up: 50 + rest))
  }

  @Test(arguments: [1000, 1001] as [Int64])
  func aWaitThatIsOverIsNone(now: Int64) {
    let clocks = Clocks(wall: now, up: 50)
    #expect(Deadline(wall: 1000, up: 0).rest(at: clocks, longest: 360_000) == nil)
  }

  @Test func aWaitThatCouldNotBeWrittenDownGoesOnWhereTheFileIsOpenedOnceMore() {
    var read = LineWaits()
    read.failures = 2
    read.backoffUntil = Deadline(wall: 0, up: 9_000)
    read.notBefore = Deadline(wall: 0, up: 5_000)
    var known = LineWaits()
    known.failures = 3
    known.notBefore = Deadline(wall: 0, up: 60_000)
    read.keep(known)
    #expect(read.failures == 3)
    #expect(read.backoffUntil?.up == 9_000)
    #expect(read.notBefore?.up == 60_000)
  }

  @Test func whatAFileSaysIsKeptWhereNothingElseIsKnown() {
    var read = LineWaits()
    read.failures = 2
    read.backoffUntil = Deadline(wall: 0, up: 9_000)
    let alone = read
    read.keep(LineWaits())
    #expect(read == alone)
  }
}
