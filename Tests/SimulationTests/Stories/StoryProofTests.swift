import DriverRules
import Testing

@testable import Simulation

struct StoryProofTests {
  @Test(arguments: ["sent", "answer-lost", "torn-tail"])
  func aStoryThatIsEndedAnywhereComesToItsEnd(name: String) throws {
    let story = try #require(Story.all.first { $0.name == name })
    var proof = StoryProof(story)
    let report = proof.run()
    #expect(report.violation == nil)
    #expect(report.impossible == nil)
    #expect(report.points > 20)
    #expect(report.crashes > report.points)
    #expect(report.second > report.crashes)
  }

  @Test func aMoveThatCannotHappenMakesAStoryWrong() {
    var proof = StoryProof(Story("wrong", "nothing was sent", .opened.then(.answer(0))))
    #expect(proof.run().impossible == .answer(0))
  }

  @Test func thereAreThirtyStoriesAtLeastWithNamesOfTheirOwn() {
    #expect(Story.all.count >= 30)
    #expect(Set(Story.all.map(\.name)).count == Story.all.count)
  }

  @Test func whatTheDriverWasNotToldOfIsDoneAgain() {
    var press = DriverPress(3, in: 0, .cash)
    var world = World(Simulator.core)
    world.make(.start(slot: 0))
    world.make(.press(press))
    press.presses = 1
    #expect(world.processes[0]?.untold == [.press(press)])
  }
}
