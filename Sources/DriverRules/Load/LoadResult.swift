public import DriverModels

/// What came of judging a draft.
public struct LoadResult: Hashable, Sendable {
  /// What has to be mended, in the order of L19.
  public var errors: [Remark<LoadCode>]
  /// What is worth a word.
  public var warnings: [Remark<LoadCode>]
  /// The lines to record; nil where there are errors.
  public var lines: [LoadMove]?
}
