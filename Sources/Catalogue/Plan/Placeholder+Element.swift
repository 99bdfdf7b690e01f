internal import Messages

extension Placeholder {
  /// The placeholder that an argument in a message is; nil for other pieces, and for a format that is
  /// not known or cannot be printed on the platforms.
  init?(_ element: Element, _ formats: KeyFormats) {
    switch element {
    case .argument(let name, _):
      self.init(argument: name, format: .asIs)
    case .number(let name, let style, _):
      guard case .success(let format) = formats.number(style) else { return nil }
      self.init(argument: name, format: .number(format))
    case .date(let name, let style, _):
      guard case .success(let format) = formats.date(style) else { return nil }
      self.init(argument: name, format: .dateTime(format))
    case .time(let name, let style, _):
      guard case .success(let format) = formats.time(style) else { return nil }
      self.init(argument: name, format: .dateTime(format))
    case .text, .pound, .tag, .select, .plural:
      return nil
    }
  }
}
