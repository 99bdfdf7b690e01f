public import Diagnostics

/// Why a value is not a colour, and where.
public struct ColorProblem: Hashable, Sendable {
  /// What is wrong, in one sentence without a full stop.
  public var message: String
  /// What to do about it.
  public var help: String?
  /// The file in which it stands, an index into the stylesheet's files.
  public var file: Int32
  /// The bytes meant.
  public var span: Span

  /// Makes a problem of a component value.
  init(_ message: String, help: String? = nil, at value: ComponentValue) {
    self.init(message, help: help, file: value.file, span: value.span)
  }

  init(_ message: String, help: String? = nil, file: Int32, span: Span) {
    self.message = message
    self.help = help
    self.file = file
    self.span = span
  }

  static func tooDeep(at value: ComponentValue) -> ColorProblem {
    ColorProblem("more than \(ColorReader.depthLimit) functions stand in each other", at: value)
  }
}
