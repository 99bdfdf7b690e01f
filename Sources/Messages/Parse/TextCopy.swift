internal import Diagnostics

/// A text that stays a window on its source until a byte of the source is left out.
struct TextCopy {
  private var copied: [UInt8] = []
  /// The index of the first byte that is neither copied nor left out.
  private var kept: Int
  private let start: Int

  /// Starts a text at an index of the source.
  init(from start: Int) {
    kept = start
    self.start = start
  }

  /// Leaves out a range of the source, which lies after every range left out before.
  mutating func drop(_ range: Range<Int>, of source: ArraySlice<UInt8>) {
    guard !range.isEmpty else { return }
    copied += source[kept..<range.lowerBound]
    kept = range.upperBound
  }

  /// The text up to an index of the source.
  func text(upTo end: Int, of source: ArraySlice<UInt8>) -> Text {
    if kept == start { return Text(source[start..<end]) }
    return Text((copied + source[kept..<end])[...])
  }
}
