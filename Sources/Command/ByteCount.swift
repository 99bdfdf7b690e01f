/// How large something is.
struct ByteCount: CustomStringConvertible {
  let bytes: Int

  /// As people read it: `612 B`, `4.1 kB`, `182 kB`.
  var description: String {
    if bytes < 1000 { return "\(bytes) B" }
    if bytes < 10_000 { return "\(bytes / 1000).\(bytes / 100 % 10) kB" }
    if bytes < 1_000_000 { return "\(bytes / 1000) kB" }
    return "\(bytes / 1_000_000).\(bytes / 100_000 % 10) MB"
  }
}
