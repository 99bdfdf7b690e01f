/// Texts as both apps trim them.
extension String {
  /// The text without white space at either end.
  ///
  /// White space is the 25 scalars of Unicode's property White_Space and nothing else: the platforms'
  /// own sets differ (Swift's has U+200B, Kotlin's U+001C to U+001F and no U+0085).
  public var trimmed: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[first...last])
  }
}
