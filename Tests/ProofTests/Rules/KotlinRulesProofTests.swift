import Foundation
import TestSupport
import Testing

@Suite("The driver's rules in Kotlin", .serialized)
struct KotlinRulesProofTests {
  @Test("every case of the six suites holds under JUnit, as an Android app's tests run them")
  func junit() throws {
    guard Tool.areHere(KotlinRules.tools) else { return }
    let cases = try KotlinRules.suites.map(KotlinRules.count).reduce(0, +)
    let said = try KotlinRules.compiled.get().junit()
    #expect(said.contains("\nOK (\(cases) tests)\n"), "\(said.suffix(4000))")
  }

  @Test("every case holds over the pipe", arguments: KotlinRules.pipedSuites)
  func pipe(suite: String) throws {
    guard Tool.areHere(KotlinRules.tools) else { return }
    let command = try #require(BuiltCommand.url)
    let run = try KotlinRules.compiled.get()
      .bottle(command, ["scenarios", "run", "--suite", suite, "--"])
    #expect(run.status == 0, "\(run.output.suffix(4000))\(run.errors.suffix(4000))")
    let count = try KotlinRules.count(suite)
    #expect(run.output.contains("\(count)"), "\(run.output)")
  }

  @Test(
    "what Swift and Kotlin make of a hundred cases that nobody wrote is the same",
    arguments: KotlinRules.pipedSuites
  )
  func parity(suite: String) throws {
    guard Tool.areHere(KotlinRules.tools) else { return }
    let command = try #require(BuiltCommand.url)
    let run = try KotlinRules.compiled.get()
      .bottle(command, ["scenarios", "parity", "--suite", suite, "--seeds", "100", "--b"])
    #expect(run.status == 0, "\(run.output.suffix(4000))\(run.errors.suffix(4000))")
  }
}
