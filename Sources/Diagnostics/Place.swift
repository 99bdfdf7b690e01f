/// Where in the sources something stands.
public struct Place: Hashable, Sendable {
  /// The file's path from the project's root.
  public var path: String
  /// The bytes meant; nil when the whole file is.
  public var span: Span?

  /// Makes a place of a file and the bytes meant in it.
  public init(path: String, span: Span? = nil) {
    self.path = path
    self.span = span
  }
}
