public import Diagnostics

/// What a list of component values is as a colour.
public enum ColorReading: Hashable, Sendable {
  /// A colour, and what is to be known about it.
  case color(CSSColor, notes: [ColorNote])
  /// None, and why.
  case notAColor(ColorProblem)

  /// The colour, if it is one.
  public var color: CSSColor? {
    if case .color(let color, _) = self { color } else { nil }
  }

  /// Reads a value whose `var()` have been replaced.
  ///
  /// Takes what Chromium 156 takes as `<color>`, and finds the same value. Whitespace around the
  /// value does not count.
  ///
  /// - Parameters:
  ///   - file: The file the value stands in, for a problem that has no component value.
  ///   - span: The bytes of the whole value.
  public init(
    _ values: [ComponentValue],
    in context: ColorContext = ColorContext(),
    file: Int32 = 0,
    span: Span
  ) {
    var reader = ColorReader(context: context)
    let color = reader.onlyColor(values[...]) { message in
      ColorProblem(message, file: file, span: span)
    }
    if let color {
      self = .color(color, notes: reader.notes)
    } else {
      self = .notAColor(
        reader.problem ?? ColorProblem("this is no colour", file: file, span: span)
      )
    }
  }
}
