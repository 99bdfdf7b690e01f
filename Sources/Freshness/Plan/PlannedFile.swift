public import Outputs

/// One path with what lies there, what should, and what to do about it.
public struct PlannedFile: Sendable {
  /// The path from the project's root.
  public let path: ProjectPath
  /// What to do.
  public let verdict: Verdict
  /// The bytes on disk, where they differ from those wanted; nil if there is no file.
  public let current: [UInt8]?
  /// The bytes that should lie there; nil if none should.
  public let wanted: [UInt8]?
  /// Where it really lies, links followed; nil if something is in the way.
  let location: Location?
  /// The output that they are of; nil for the manifest.
  let output: OutputFile?
}
