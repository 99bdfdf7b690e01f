import Foundation
import TestSupport

/// A package as somebody who has just heard of the scenarios would begin one: it depends on this one by
/// its path, has a suite in `spec/mobile`, and judges a subject of its own in both test libraries.
struct FreshPackage {
  let folder: TemporaryFolder

  /// Writes the package with the cases given, `count` of them.
  init(cases: String, count: Int) throws {
    let package = Checkout.root.lastPathComponent
    let products = ["ScenarioKit", "ScenarioKitXCTest", "ScenarioKitTesting"]
      .map { "        .product(name: \"\($0)\", package: \"\(package)\"),\n" }.joined()
    folder = try TemporaryFolder(
      "fresh",
      holding: [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
          name: "Fresh",
          platforms: [.macOS(.v14), .iOS(.v16)],
          dependencies: [.package(path: "\(Checkout.root.path)")],
          targets: [
            .testTarget(
              name: "FreshTests",
              dependencies: [
        \(products)      ]
            )
          ]
        )
        """,
        "spec/mobile/doors-scenarios.json": """
        {
          "suite": "doors", "format": 1, "version": "1.0.0", "caseCount": \(count),
          "about": "Opening doors.",
          "rules": { "A1": { "must": "A door opens with its key.", "since": "1.0.0" } },
          "given": { "locked": { "key": "k1" } },
          "cases": [
        \(cases)
          ]
        }
        """,
        "Tests/FreshTests/Door.swift": """
        import ScenarioKit

        actor Door: ScenarioSubject {
          private var key: JSONValue = nil

          func begin(_ given: JSONValue) { key = given["key"] ?? nil }

          func perform(_ step: JSONValue) -> JSONValue {
            ["door": step["key"] == key ? "open" : "shut"]
          }

          func finish() -> JSONValue { [:] }
        }
        """,
        "Tests/FreshTests/DoorXCTests.swift": """
        import ScenarioKitXCTest
        import XCTest

        final class DoorXCTests: XCTestCase {
          func testDoors() async {
            await expectScenarios("doors", on: Door.init)
          }
        }
        """,
        "Tests/FreshTests/DoorTests.swift": """
        import ScenarioKit
        import ScenarioKitTesting
        import Testing

        @Test(arguments: try ScenarioSuite.load("doors").cases)
        func doors(_ scenario: Scenario) async throws {
          try await expect(scenario, on: Door())
        }
        """,
      ]
    )
  }

  /// Runs its tests.
  ///
  /// What is built of this package is kept for the next time.
  func test() throws -> Program {
    let swift = URL(filePath: Tool.swiftc.path ?? "").deletingLastPathComponent()
      .appending(path: "swift").path
    let build = Checkout.root.appending(path: ".build/fresh").path
    return try Program.run([swift, "test", "--scratch-path", build], in: folder)
  }
}
