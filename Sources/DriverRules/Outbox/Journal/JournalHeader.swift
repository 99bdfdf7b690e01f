public import DriverModels

/// What the first frame of a journal says.
public struct JournalHeader: Hashable, Sendable {
  /// The format that this code writes and reads.
  public static let currentFormat = 1

  /// The format of the file; one above `currentFormat` is a newer app's (O30).
  public var format: Int
  /// Whose outbox it is.
  public var business: BusinessId
  /// The `seq` of the next write.
  public var nextSeq: Int

  /// Makes a header.
  public init(format: Int = currentFormat, business: BusinessId, nextSeq: Int) {
    self.format = format
    self.business = business
    self.nextSeq = nextSeq
  }
}
