internal import Diagnostics

extension ColorReader {
  /// Whether a value without references is a colour, whatever it depends on.
  static func isColor(_ values: ArraySlice<ComponentValue>) -> Bool {
    ColorReading(Array(values), span: Span(0, 0)).color != nil
  }
}
