import DriverScenarios
import ScenarioKit
import Testing

@testable import Scenarios

@Suite("Two subjects over the same cases")
struct ParityRunTests {
  /// Counts what is put in; a wrong one forgets what comes on top of a lot.
  private actor Box: ScenarioSubject {
    private let most: Int64
    private var count: Int64 = 0

    init(most: Int64 = .max) { self.most = most }

    func begin(_ given: JSONValue) throws { count = given["count"]?.int ?? 0 }

    func perform(_ step: JSONValue) throws -> JSONValue {
      guard let number = step["number"]?.int else { throw ScenarioUnsupported("step") }
      count = min(count + number, most)
      return [
        "count": .int(count), "root": .double(Double(count).squareRoot()), "last": .int(number),
      ]
    }

    func finish() -> JSONValue { [:] }
  }

  private static let generator = ScenarioGenerator(suite: "box") { random in
    GeneratedScenario(
      given: ["count": .int(Int64.random(in: 0...9, using: &random)), "color": "red"],
      steps: (0..<Int.random(in: 1...6, using: &random)).map { _ in
        ["do": "put", "number": .int(Int64.random(in: 0...9, using: &random)), "loud": true]
      }
    )
  }

  private static let right = ParitySide("right", on: { Box() })

  @Test("Two that do the same have no difference, over as many seeds as asked for")
  func same() async {
    let run = ParityRun(Self.generator, Self.right, Self.right)
    var seeds: [UInt64] = []
    let difference = await run.firstDifference(over: 5..<205) { seed, _, answers in
      seeds.append(seed)
      #expect(answers.count > 1)
    }
    #expect(difference == nil)
    #expect(seeds == Array(5..<205))
  }

  @Test(
    "A difference is found by its seed, made short, and written as a case that expects the first"
  )
  func different() async throws {
    let wrong = ParitySide("wrong", on: { Box(most: 12) })
    let run = ParityRun(Self.generator, Self.right, wrong)
    let found = try #require(await run.firstDifference(over: 0..<1000))
    #expect(found.step == found.scenario.steps.count - 1)
    #expect(found.scenario.given["color"] == nil)
    #expect(found.scenario.steps.allSatisfy { $0["loud"] == nil })
    #expect(found.scenario.steps.count <= 2)
    let again = try #require(await run.firstDifference(over: 0..<1000))
    #expect(found.seed == again.seed)
    #expect(found.asCase == again.asCase)
    #expect(found.asCase.contains("\"id\": \"box/parity/seed-\(found.seed)\""))
    #expect(found.asCase.contains("\"tags\": [\"regression\", \"parity\"]"))
    #expect(found.asCase.contains("\"expect\":{\"count\":"))
    #expect(!found.asCase.contains("\"last\""))
    #expect(found.text("right", "wrong").contains("/count: "))
  }

  @Test(
    "What only one of them refuses is a difference; what both refuse is none, whatever they say"
  )
  func errors() async throws {
    let refuses = ScenarioGenerator(suite: "box") { _ in
      GeneratedScenario(steps: [["do": "put", "number": "x"]])
    }
    let other = ParitySide("other", on: { throw ScenarioUnsupported("anything") })
    #expect(await ParityRun(refuses, Self.right, other).firstDifference(over: 0..<2) == nil)
    let found = await ParityRun(Self.generator, Self.right, other).firstDifference(over: 0..<2)
    #expect(found?.other.shown == "error: cannot anything")
  }

  @Test(
    "Numbers that are not whole may be a millionth apart, whole ones not, and keys are all compared",
    arguments: [
      ([1.0000001, 2], [1.0000002, 2], []), ([1.00001], [1.00002], ["/0"]), ([1], [2], ["/0"]),
      (["a": 1, "b": 2], ["b": 2, "c": 3], ["/a", "/c"]), ([1, 2], [1], ["/1"]),
      (["x/y": [nil]], ["x/y": []], ["/x~1y/0"]),
    ] as [(JSONValue, JSONValue, [String])]
  )
  func values(one: JSONValue, other: JSONValue, pointers: [String]) {
    #expect(ValueDifference.between(one, other).map(\.pointer) == pointers)
  }
}
