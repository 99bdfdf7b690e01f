import Diagnostics

@testable import Tokens

/// What a value, as somebody writes it, is as a colour.
func read(_ css: String, isDark: Bool = false) -> ColorReading {
  let source = SourceFile(path: "input.css", bytes: Array(css.utf8))
  let values = ValueReader.read(source).values
  return ColorReading(
    values,
    in: ColorContext(isDark: isDark),
    span: Span(0, source.bytes.count)
  )
}

extension SIMD3<Double> {
  /// The largest difference of a channel.
  func distance(to other: [Double]) -> Double {
    (0..<3).map { abs(self[$0] - other[$0]) }.max() ?? 0
  }
}

extension ColorBytes {
  var channels: [Int] { [Int(red), Int(green), Int(blue)] }
}
