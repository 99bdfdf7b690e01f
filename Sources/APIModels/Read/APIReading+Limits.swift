internal import Diagnostics
internal import Documents

extension APIReading {
  /// How many there may be of something; nil if a limit was refused.
  mutating func counts(_ fields: Fields, _ least: String, _ most: String) -> APILimits<Int64>? {
    limits(fields, least, most) { reading, node in
      if case .number(let digits) = node.value, let value = JSONNumber.whole(digits), value >= 0 {
        return value
      }
      reading.wrongLimit(node, "a whole number from 0")
      return nil
    }
  }

  /// The least and the most of something; nil if either was refused or nothing is between them.
  mutating func limits<Value: Comparable & Hashable & Sendable>(
    _ fields: Fields,
    _ least: String,
    _ most: String,
    _ read: (inout APIReading, DocumentNode) -> Value?
  ) -> APILimits<Value>? {
    let before = diagnostics.count
    let minimum = fields[least].flatMap { read(&self, $0) }
    let maximum = fields[most].flatMap { read(&self, $0) }
    if let minimum, let maximum, minimum > maximum, let low = fields.member(least),
      let high = fields.member(most)
    {
      report(
        "models/limits",
        high.value.span,
        "`\(most)` is \(written(high.value)) and `\(least)` \(written(low.value)),"
          + " so nothing is valid",
        help: "swap the two",
        related: [(low.value.span, "`\(least)` is here")]
      )
    }
    return diagnostics.count == before ? APILimits(minimum: minimum, maximum: maximum) : nil
  }

  /// Notes a limit that is not what it must be.
  mutating func wrongLimit(_ node: DocumentNode, _ expected: String) {
    report("models/limits", node.span, "a limit must be \(expected) here, not `\(written(node))`")
  }
}
