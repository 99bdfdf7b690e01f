/// A way to print a report.
///
/// A new one is a file in this folder and an entry in `all`.
public struct ReportFormat: Sendable {
  /// Its word on the command line.
  public let name: String
  /// Prints a report; UTF-8.
  public let render: @Sendable (Report, ReportStyle) -> [UInt8]

  /// Every format, the default first.
  public static let all: [ReportFormat] = [.text]
}

/// What a format has to know about where it is printed.
public struct ReportStyle: Hashable, Sendable {
  /// Whether to colour.
  public var color: Bool
  /// How many cells wide a line may be where the format can choose.
  public var width: Int

  /// Makes a style; without arguments, plain text for a file.
  public init(color: Bool = false, width: Int = 100) {
    self.color = color
    self.width = width
  }
}
