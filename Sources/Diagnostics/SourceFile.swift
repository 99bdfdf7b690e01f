/// One file that somebody wrote and the tool read.
public struct SourceFile: Sendable {
  /// The path from the project's root, with `/` between its parts.
  public var path: String
  /// The bytes as they lie on disk, a byte order mark included.
  public var bytes: [UInt8]

  /// Makes a source file of a path and its bytes.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The bytes in `span`.
  public func bytes(at span: Span) -> ArraySlice<UInt8> {
    bytes[span.start..<span.end]
  }

  /// The place of everything in `span`.
  public func place(_ span: Span) -> Place {
    Place(path: path, span: span)
  }
}
