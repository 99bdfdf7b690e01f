import Diagnostics
import Foundation
import ScenarioKit
import Scenarios
import TestSupport

/// A small suite, and a program that misbehaves in its second case.
enum Doors {
  /// The suite; each case is given so many bytes.
  static func suite(bytes: Int = 1) throws -> ScenarioSuite {
    let text = """
      {
        "$schema": "schema/doors-1.json", "suite": "doors", "format": 1, "version": "1.0.0",
        "caseCount": 3, "about": "Doors.",
        "rules": {"D1": {"must": "A turn is counted.", "since": "1.0.0"}},
        "given": {"house": {"paint": "\(String(repeating: "x", count: bytes))"}},
        "cases": [
          {"id": "doors/one", "title": "one", "rules": ["D1"], "from": "house",
           "input": {"turns": 1}, "expect": {"turns": 1}},
          {"id": "doors/two", "title": "two", "rules": ["D1"], "from": "house",
           "input": {"turns": 2}, "expect": {"turns": 2}},
          {"id": "doors/three", "title": "three", "rules": ["D1"], "from": "house",
           "input": {"turns": 3}, "expect": {"turns": 3}}
        ]
      }
      """
    return try ScenarioSuite.read(
      SourceFile(path: "doors-scenarios.json", bytes: Array(text.utf8))
    )
  }

  /// The program, told how to misbehave; nil where there is no Python.
  static func command(
    _ mode: String,
    limit: Duration = .seconds(10),
    tellsErrors: Bool = true
  ) throws -> SubjectCommand? {
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "doors.py")
    return try OutsideTool.find("python3").map { python in
      SubjectCommand(
        program: python.path,
        arguments: [script.path, mode],
        limit: limit,
        tellsErrors: tellsErrors
      )
    }
  }
}
