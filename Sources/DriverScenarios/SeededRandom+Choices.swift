/// Choices that generators make.
extension SeededRandom {
  /// Whether it happens, as it does once in so many times.
  public mutating func once(in times: Int) -> Bool {
    Int.random(in: 0..<times, using: &self) == 0
  }

  /// One of some values, the more often the more often it stands there.
  public mutating func one<Value>(of values: Value...) -> Value {
    values[Int.random(in: values.indices, using: &self)]
  }

  /// One of some values; nil if there are none.
  public mutating func one<Value>(of values: [Value]) -> Value? {
    values.randomElement(using: &self)
  }

  /// A number of a range.
  public mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }
}
