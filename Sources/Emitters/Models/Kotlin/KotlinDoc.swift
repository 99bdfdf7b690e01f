internal import Diagnostics

/// Doc comments of the models.
enum KotlinDoc {
  /// The columns of a line.
  static let width = 100

  /// Writes a comment of somebody's Markdown, or of what there is to say without one.
  ///
  /// - Parameter depth: How many blocks the comment is inside of.
  static func write(
    _ markdown: String?,
    or plain: String,
    depth: Int,
    to code: inout CodeWriter
  ) {
    let columns = width - depth * Kotlin.indentation - "/**  */".utf8.count
    let lines = DocText.lines(markdown, or: plain, columns: columns)
    KotlinComment.write([Text(lines.joined(separator: "\n"))], to: &code)
  }
}
