/// What a request may have at most, in bytes.
enum HTTPLimits {
  /// Its head, and the trailers after its body.
  static let head = 65_536
  /// Its target.
  static let target = 8192
  /// Its body: more than the API itself takes, so that the API can say so.
  static let body = 16_777_216
  /// The line before a chunk.
  static let chunkLine = 1024
}
