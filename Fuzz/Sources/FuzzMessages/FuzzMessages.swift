internal import Diagnostics
internal import Messages

/// Reads any bytes as a message, and holds what comes of it to what must always be true.
///
/// libFuzzer calls it with bytes of its own making; a trap is a failing input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzMessages(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = Text(unsafe Array(UnsafeBufferPointer(start: start, count: count))[...])
  switch MessageParser.parse(text) {
  case .failure(let error):
    precondition(0 <= error.span.start && error.span.start <= error.span.end)
    precondition(error.span.end <= count)
    precondition(!error.sentence.isEmpty && !error.help.isEmpty)
  case .success(let message):
    check(message, count)
    for finding in MessageLints.check(message, text: text) {
      precondition(0 <= finding.span.start && finding.span.end <= count)
    }
    _ = MessageJSON.print(message, MessageJSON.Options(source: text))
    checkFormats(of: message.elements)
  }
  return 0
}

/// The pieces cover the text, and a printed message prints as itself.
private func check(_ message: Message, _ count: Int) {
  var end = 0
  for element in message.elements {
    precondition(element.span.start == end)
    end = element.span.end
  }
  precondition(end == count)
  let printed = MessagePrinter.print(message)
  guard case .success(let again) = MessageParser.parse(printed) else {
    preconditionFailure("a printed message does not read")
  }
  precondition(MessagePrinter.print(again) == printed)
}

/// Every style is a format or an error.
private func checkFormats(of elements: [Element]) {
  let formats = Formats()
  for element in elements {
    switch element {
    case .number(_, let style, _): _ = formats.number(style)
    case .date(_, let style, _): _ = formats.date(style)
    case .time(_, let style, _): _ = formats.time(style)
    case .tag(_, let children, _): checkFormats(of: children)
    case .select(let select): for branch in select.branches { checkFormats(of: branch.elements) }
    case .plural(let plural): for branch in plural.branches { checkFormats(of: branch.elements) }
    case .text, .argument, .pound: break
    }
  }
}
