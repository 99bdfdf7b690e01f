import DriverRules
import Testing

@testable import Simulation

struct ExhaustiveSearchTests {
  @Test func oneWriteIsRightWhateverBecomesOfIt() {
    let plan = SearchPlan(
      "one-write",
      "one write, one crash, one loss, one late copy",
      [DriverPress(0, in: 0, .delivery)],
      SearchBudget(writes: 1, crashes: 1, losses: 1, copies: 1)
    )
    var search = ExhaustiveSearch(plan)
    let report = search.run()
    #expect(report.violation == nil)
    #expect(report.isComplete)
    #expect(report.states > 500)
    #expect(report.ends > 10)
  }

  @Test func aSearchThatMayNotGoOnSaysThatItIsNotComplete() {
    var search = ExhaustiveSearch(SearchPlan.all[0])
    let report = search.run(most: 20)
    #expect(!report.isComplete)
    #expect(report.violation == nil)
  }

  @Test func aStateIsKnownAgain() {
    var one = SearchState(SearchPlan.all[0])
    var other = one
    one.make(.start(slot: 0))
    #expect(one.fingerprint != other.fingerprint)
    other.make(.start(slot: 0))
    #expect(one.fingerprint == other.fingerprint)
  }

  @Test func whatIsLeftToHappenMakesAStateAnother() {
    let one = SearchState(SearchPlan.all[0])
    var other = one
    other.left.crashes = 0
    #expect(one.fingerprint != other.fingerprint)
  }

  @Test func plansHaveNamesOfTheirOwn() {
    #expect(Set(SearchPlan.all.map(\.name)).count == SearchPlan.all.count)
  }
}
