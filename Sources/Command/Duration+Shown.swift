extension Duration {
  /// As people read it: `1.2 ms`, `41 ms`, `1.3 s`.
  var shown: String {
    let tenths = Int(self / .milliseconds(0.1))
    if tenths < 100 { return "\(tenths / 10).\(tenths % 10) ms" }
    if tenths < 10_000 { return "\(tenths / 10) ms" }
    return "\(tenths / 10_000).\(tenths / 1000 % 10) s"
  }
}
