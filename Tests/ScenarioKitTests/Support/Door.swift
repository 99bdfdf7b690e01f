import ScenarioKit

/// A subject for tests: a door, with a few ways to go wrong.
actor Door: ScenarioSubject {
  struct Broken: Error, CustomStringConvertible {
    let description = "the hinge is broken"
  }

  private var door: JSONValue = "shut"
  private var keys: JSONValue = []

  func begin(_ given: JSONValue) throws {
    if given["skip"] != nil {
      throw ScenarioSkip("there is no door", issue: "https://doors.example/1")
    }
    door = given["door"] ?? "shut"
    keys = given["keys"] ?? []
  }

  func perform(_ step: JSONValue) async throws -> JSONValue {
    switch step["do"]?.string {
    case "turn": door = keys.items?.contains(step["key"] ?? nil) == true ? "open" : "shut"
    case "wait": try await Task.sleep(for: .seconds(3600))
    case "kick": throw Broken()
    case "judge": return step["input"] ?? nil
    default: break
    }
    return ["door": door]
  }

  func finish() -> JSONValue { ["keys": keys] }
}
