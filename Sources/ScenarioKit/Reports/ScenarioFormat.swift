public import Diagnostics

/// A way to print what runs of suites found.
///
/// A new one is a file in this folder and an entry in `all`.
public struct ScenarioFormat: Sendable {
  /// Its word on the command line.
  public let name: String
  /// Prints reports; UTF-8.
  public let render: @Sendable ([ScenarioReport], ReportStyle) -> [UInt8]

  /// Every format, the default first.
  public static let all: [ScenarioFormat] = [.text, .github, .json, .junit]
}
