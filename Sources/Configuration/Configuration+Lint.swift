public import Diagnostics

extension Configuration {
  /// The section `lint`: how much problems weigh in this project.
  public struct Lint: Hashable, Sendable {
    /// What each problem named weighs, by its id.
    public var levels: [String: Level] = [:]

    /// What a problem may weigh.
    public enum Level: String, Hashable, Sendable, CaseIterable {
      /// Nothing: it is not told.
      case off
      /// As `Severity.note`.
      case note
      /// As `Severity.warning`.
      case warning
      /// As `Severity.error`.
      case error

      /// The severity; nil for what is not told.
      public var severity: Severity? { Severity(rawValue: rawValue) }
    }

    init() {}

    init(reading section: inout SectionReader) {
      levels = section.levels()
    }
  }
}
