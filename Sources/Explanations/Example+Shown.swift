extension Example.File {
  /// What it holds, as a terminal or a page can show it: what nobody could see is named, and a line
  /// that nobody would read is cut.
  public var shown: String {
    var text = String(decoding: bytes, as: UTF8.self)
    if text.hasSuffix("\n") { text.removeLast() }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        let visible = line.unicodeScalars.map(Self.visible).joined()
        return visible.count > Self.lineLimit ? visible.prefix(Self.lineLimit - 1) + "…" : visible
      }
      .joined(separator: "\n")
  }

  private static let lineLimit = 80

  private static func visible(_ scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator:
      "<U+\(String(scalar.value, radix: 16, uppercase: true))>"
    default: String(scalar)
    }
  }
}
