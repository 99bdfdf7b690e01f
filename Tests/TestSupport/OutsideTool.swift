public import Foundation

/// A program or an ability of the machine that a test needs and that need not be there.
public enum OutsideTool {
  /// What is missing, where nothing may be.
  public struct Missing: Error, CustomStringConvertible {
    /// What it is.
    public let description: String
  }

  /// Whether a test may not be skipped for want of a tool: `BOTTLE_REQUIRE_TOOLS=1`.
  public static var areRequired: Bool {
    ProcessInfo.processInfo.environment["BOTTLE_REQUIRE_TOOLS"] == "1"
  }

  /// A program on the search path; nil where there is none, which it says.
  public static func find(_ name: String) throws -> URL? {
    if let path = path(of: name) { return URL(filePath: path) }
    try skip("there is no \(name)")
    return nil
  }

  /// Says why a test is skipped; throws where none may be.
  public static func skip(_ reason: String) throws {
    if areRequired { throw Missing(description: reason) }
    print("skipped: \(reason)")
  }

  /// Where a program on the search path is.
  public static func path(of name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .lazy.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
