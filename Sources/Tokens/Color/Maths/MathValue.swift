/// A number that was written or computed, and what it counts.
struct MathValue: Hashable {
  var value: Double
  var unit: MathUnit

  init(_ value: Double, _ unit: MathUnit = .number) {
    self.value = value
    self.unit = unit
  }

  /// The value as browsers go on with it: what is no number is 0, and nothing is infinite.
  ///
  /// CSS Values 4, section 10.12; Chromium holds channels in 32 bits and clamps to their range.
  var settled: MathValue {
    guard !value.isNaN else { return MathValue(0, unit) }
    let limit = Double(Float.greatestFiniteMagnitude)
    return MathValue(min(max(value, -limit), limit), unit)
  }
}
