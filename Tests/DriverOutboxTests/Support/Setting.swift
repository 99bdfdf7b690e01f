import Foundation

/// What a script sets for the long version of a test.
enum Setting {
  static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }
}
