internal import Diagnostics

/// Doc comments of the models.
enum SwiftDoc {
  private static let width = 100

  /// Writes a comment of somebody's Markdown, or of what there is to say without one.
  ///
  /// - Parameter depth: How many blocks the comment is inside of.
  static func write(
    _ markdown: String?,
    or plain: String,
    depth: Int,
    to code: inout CodeWriter
  ) {
    let columns = width - depth * SwiftCode.indentation - "/// ".utf8.count
    let lines = DocText.lines(markdown, or: plain, columns: columns)
    SwiftComment.write([Text(lines.joined(separator: "\n"))], to: &code)
  }
}
