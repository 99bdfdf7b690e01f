import Foundation
import TestSupport
import Testing

@Suite("The outbox in Kotlin", .serialized)
struct KotlinOutboxProofTests {
  @Test("the journal that Swift wrote is read in Kotlin, and written back byte for byte")
  func goldenJournal() throws {
    guard Tool.areHere(KotlinRules.tools) else { return }
    let said = try KotlinRules.compiled.get().junit(["OutboxJournal"])
    #expect(said.contains("\nOK (3 tests)\n"), "\(said.suffix(4000))")
  }

  @Test("told the same in simulated worlds, both cores ask for the same after every event")
  func simulation() async throws {
    guard Tool.areHere(KotlinRules.tools) else { return }
    let classpath = try KotlinRules.compiled.get().classpath
    let outcome = try await KotlinOutbox(classpath: classpath).compare(seeds: 0...59)
    #expect(outcome.fault == nil)
    #expect(outcome.difference == nil)
    #expect(outcome.events > 5_000, "\(outcome)")
  }

  @Test("each fault has its place in the core as it is", arguments: WrongKotlinCore.all)
  func place(core: WrongKotlinCore) {
    #expect(throws: Never.self) { try core.text() }
  }

  @Test("a core that is wrong asks for something else", arguments: WrongKotlinCore.all)
  func wrong(core: WrongKotlinCore) async throws {
    guard Tool.areHere(KotlinRules.tools) else { return }
    let folder = try TemporaryFolder("wrong-kotlin-core")
    let classpath = try core.classpath(
      before: KotlinRules.compiled.get().classpath,
      in: folder
    )
    let outcome = try await KotlinOutbox(classpath: classpath).compare(seeds: 0...299)
    #expect(outcome.fault == nil)
    #expect(outcome.difference != nil, "\(outcome.events) events were the same")
  }
}
