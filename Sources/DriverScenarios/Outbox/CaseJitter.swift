/// The j of O11, one for each request that ended, the first again after the last.
struct CaseJitter {
  private let values: [Double]
  private var count = 0

  init(_ values: [Double]) {
    self.values = values
  }

  mutating func next() throws -> Double {
    guard !values.isEmpty else { throw CaseError("the case gives no `jitter`") }
    defer { count += 1 }
    return values[count % values.count]
  }
}
