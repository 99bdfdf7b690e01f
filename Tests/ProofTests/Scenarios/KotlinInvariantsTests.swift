import DriverScenarios
import Foundation
import ScenarioKit
import TestSupport
import Testing

@Suite("What always holds, in Kotlin")
struct KotlinInvariantsTests {
  @Test("of what is shown, and of what is damaged in it, Kotlin says the same sentences as Swift")
  func sentences() async throws {
    guard Tool.areHere(Tool.kotlin + [.junit, .hamcrest]) else { return }
    var rows: [JSONValue] = []
    for suite in SuiteInvariants.all { rows += try await Self.rows(suite) }
    let told = Set(rows.flatMap { $0["broken"]?.items ?? [] }.compactMap(\.string))
    #expect(told.count >= 45)
    #expect(rows.filter { $0["broken"] == [] }.count >= 1000)

    let folder = try TemporaryFolder("kotlin-invariants")
    let input = rows.map { String(decoding: $0.json, as: UTF8.self) + "\n" }.joined()
    let said = try Self.run(input: try folder.write("rows", input), in: folder)
    #expect(said == "\(rows.count)\n", "\(said.prefix(4000))")
  }

  /// Steps of cases made at random, what is seen after each, and the same damaged.
  private static func rows(_ suite: SuiteInvariants) async throws -> [JSONValue] {
    let generator = try #require(ScenarioGenerator.all.first { $0.suite == suite.suite })
    let reference = try #require(ReferenceSubject.all.first { $0.suite == suite.suite })
    var rows: [JSONValue] = []
    for seed in 0..<150 {
      var random = SeededRandom(seed: UInt64(seed))
      let scenario = generator.scenario(&random)
      let subject = reference.make()
      try await subject.begin(scenario.given)
      for step in scenario.steps {
        var seen = try await subject.perform(step)
        for _ in 0..<4 {
          let broken = suite.broken(scenario.given, step, seen)
          rows.append([
            "suite": .string(suite.suite), "given": scenario.given, "step": step, "seen": seen,
            "broken": .array(broken.map { .string($0) }),
          ])
          seen = DamagedSight.damaged(seen, using: &random)
        }
      }
    }
    return rows
  }

  private static func run(input: URL, in folder: TemporaryFolder) throws -> String {
    let runner = Checkout.root.appending(path: "generated/android/scenarios")
    let program = Checkout.proofs.appending(path: "Scenarios/invariants")
    let libraries = [Tool.junit.path, Tool.hamcrest.path].compactMap(\.self)
    let compiled = try KotlinClasses.compile(
      Checkout.files(below: runner, ending: ".kt") + Checkout.files(below: program, ending: ".kt"),
      plugins: [Checkout.proofs.appending(path: "Models/plugin").path],
      classpath: libraries,
      to: "classes",
      in: folder
    )
    try #require(compiled.status == 0, "\(compiled.errors)")
    let classpath = [folder.path("classes").path] + KotlinClasses.library + libraries
    return try Program.succeed(
      [
        Tool.java.path ?? "", "-Dstdout.encoding=UTF-8", "-cp", classpath.joined(separator: ":"),
        "app.getbottle.driver.scenarios.BrokenKt",
      ],
      input: input,
      in: folder
    ).output
  }
}
