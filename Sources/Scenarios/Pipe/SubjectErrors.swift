/// What a program writes to its standard error, of which the end is kept.
struct SubjectErrors {
  private var kept: [UInt8] = []

  /// How many bytes are kept.
  private static let most = 16 << 10

  /// Takes what was written.
  mutating func keep(_ bytes: [UInt8]) {
    kept += bytes
    // Not each time, or every byte would be moved for every byte that comes.
    if kept.count > 2 * Self.most { kept.removeFirst(kept.count - Self.most) }
  }

  /// Forgets what was written so far: the next case begins.
  mutating func forget() { kept = [] }

  /// The last that was written since, as text; nil where that is nothing.
  var text: String? {
    let text = String(decoding: kept, as: UTF8.self)
    let lines = text.split(separator: "\n").suffix(20).joined(separator: "\n")
    return lines.isEmpty ? nil : lines
  }
}
