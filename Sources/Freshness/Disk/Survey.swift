/// What lies in a folder and below it, as far as was looked.
public struct Survey: Sendable {
  /// The files, those nearer to the root first, each folder's in the order of their bytes.
  public internal(set) var files: [File] = []
  /// What could not be looked into.
  public internal(set) var failures: [DiskError] = []
  /// Whether there was more than the limit, so that some of it is missing here.
  public internal(set) var isCutShort = false

  /// A file that was seen but not read.
  public struct File: Hashable, Sendable {
    /// The path from the project's root.
    public var path: String
    /// In bytes.
    public var size: Int
  }
}
