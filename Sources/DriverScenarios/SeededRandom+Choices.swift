/// Choices that generators make.
extension SeededRandom {
  /// Whether it happens, as it does once in so many times.
  mutating func once(in times: Int) -> Bool {
    Int.random(in: 0..<times, using: &self) == 0
  }

  /// One of some values, the more often the more often it stands there.
  mutating func one<Value>(of values: Value...) -> Value {
    values[Int.random(in: values.indices, using: &self)]
  }

  /// One of some values; nil if there are none.
  mutating func one<Value>(of values: [Value]) -> Value? {
    values.randomElement(using: &self)
  }

  /// A number of a range.
  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }
}
