import Foundation
import TestSupport
import Testing

/// What becomes of programs that were started where the run is ended.
@Suite("A run that is ended")
struct InterruptionTests {
  @Test(arguments: [SIGINT, SIGTERM])
  func endsTheProgramThatItJudges(_ signal: Int32) throws {
    let folder = try TemporaryFolder(holding: [
      "bottle.yaml": "scenarios: {}\n",
      "spec/mobile/doors-scenarios.json": """
      {
        "$schema": "schema/doors-1.json",
        "suite": "doors", "format": 1, "version": "1.0.0", "caseCount": 1, "about": "Doors.",
        "rules": {"D1": {"must": "A turn is counted.", "since": "1.0.0"}},
        "cases": [
          {"id": "doors/one", "title": "one turn", "rules": ["D1"],
           "input": {"turns": 1}, "expect": {"turns": 1}}
        ]
      }
      """,
      "spec/mobile/schema/doors-1.json": "{}\n",
      // Hangs, and neither reads nor notices that nobody reads.
      "hang.sh": "echo $$ >started.next; mv started.next started; exec sleep 60\n",
    ])
    let run = try Run.process(["scenarios", "run", "--", "sh", "hang.sh"], in: folder.url)
    try run.run()
    var program: Int32?
    for _ in 0..<1000 where program == nil {
      usleep(10_000)
      let text = try? String(contentsOf: folder.path("started"), encoding: .utf8)
      program = text.flatMap { Int32($0.trimmingCharacters(in: .newlines)) }
    }
    let id = try #require(program)
    kill(run.processIdentifier, signal)
    run.waitUntilExit()
    #expect(run.terminationReason == .uncaughtSignal && run.terminationStatus == signal)
    // Whoever adopts it may not have asked after it yet.
    for _ in 0..<1000 where kill(id, 0) == 0 { usleep(10_000) }
    #expect(kill(id, 0) != 0)
  }
}
