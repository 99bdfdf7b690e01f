import Foundation
import TestSupport
import Testing

@Suite("Scenarios in a fresh package", .serialized)
struct FreshPackageTests {
  private static let right = """
      { "id": "doors/opens", "title": "its key opens it", "rules": ["A1"], "from": "locked",
        "steps": [ { "do": "turn", "key": "k1", "expect": { "door": "open" } } ] },
      { "id": "doors/old", "title": "once it opened with any", "rules": ["A1"], "gone": "1.0.0",
        "steps": [ { "do": "turn", "key": "k2", "expect": { "door": "open" } } ] }
    """
  private static let wrong = """
    ,
      { "id": "doors/ajar", "title": "another opens it a little", "rules": ["A1"], "from": "locked",
        "steps": [ { "do": "turn", "key": "k2", "expect": { "door": "shut" } },
                   { "do": "turn", "key": "k3",
                     "expect": { "door": "ajar" } } ] }
    """

  @Test(
    "XCTest and Swift Testing pass with cases that hold, and fail at the line of one that does not"
  )
  func lines() throws {
    guard Tool.areHere([.swiftc]) else { return }
    let passing = try FreshPackage(cases: Self.right, count: 2)
    let passed = try passing.test()
    #expect(passed.status == 0, "\(passed.output)\(passed.errors)")
    #expect(passed.output.contains("Executed 1 test, with 0 failures"))
    #expect(passed.output.contains("Test run with 1 test in 0 suites passed"))

    let failing = try FreshPackage(cases: Self.right + Self.wrong, count: 3)
    let failed = try failing.test()
    #expect(failed.status == 1, "\(failed.output)\(failed.errors)")
    let file = failing.folder.path("spec/mobile/doors-scenarios.json").path
    let message = "doors/ajar, step 2, turn: /door: ajar ≠ shut"
    // As XCTest says it, and as Swift Testing does.
    #expect(failed.output.contains("\(file):14: error: DoorXCTests.testDoors : \(message)"))
    #expect(failed.output.contains("scenario → doors/ajar at doors-scenarios.json:14:38: "))
    #expect(failed.output.contains(message))
    #expect(failed.output.contains("with 1 failure (0 unexpected)"))
    #expect(failed.output.contains("Test run with 1 test in 0 suites failed"))
  }
}
