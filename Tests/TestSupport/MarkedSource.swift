public import Diagnostics

/// A source file with places marked in it: `⟦` and `⟧` stand around each span and are taken out.
public struct MarkedSource: Sendable {
  /// The file, without the marks.
  public let file: SourceFile
  /// The marked spans, in order.
  public let spans: [Span]

  /// Takes the marks, which do not nest, out of a text.
  public init(_ marked: String, path: String = "input") {
    var bytes: [UInt8] = []
    var spans: [Span] = []
    var start = 0
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "⟦": start = bytes.count
      case "⟧": spans.append(Span(start, bytes.count))
      default: bytes += String(scalar).utf8
      }
    }
    file = SourceFile(path: path, bytes: bytes)
    self.spans = spans
  }
}
