/// Where in an example something stands: a JSON Pointer (RFC 6901).
struct ExamplePath {
  private var parts: [String] = []

  /// Does something one step further in.
  mutating func within<Result>(_ part: String, _ body: (inout ExamplePath) -> Result) -> Result {
    parts.append(part)
    defer { parts.removeLast() }
    return body(&self)
  }

  /// The place in words for the beginning of a sentence.
  var shown: String {
    parts.isEmpty
      ? "the example"
      : "`"
        + parts.map { "/" + $0.replacing("~", with: "~0").replacing("/", with: "~1") }.joined()
        + "`"
  }
}
