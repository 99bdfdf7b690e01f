/// A way to print a report.
///
/// A new one is a file in this folder and an entry in `all`.
public struct ReportFormat: Sendable {
  /// Its word on the command line.
  public let name: String
  /// Prints a report; UTF-8.
  public let render: @Sendable (Report, ReportStyle) -> [UInt8]

  /// Every format, the default first.
  public static let all: [ReportFormat] = [.text, .github, .json, .sarif]
}
