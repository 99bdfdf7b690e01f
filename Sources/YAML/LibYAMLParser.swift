internal import CLibYAML

/// The one place that touches libyaml and its memory.
///
/// It owns the parser and a copy of the file; both go when it goes.
@safe
struct LibYAMLParser: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let input: UnsafeMutableBufferPointer<UInt8>

  /// Makes a parser of a file in UTF-8; nil if libyaml gets no memory.
  init?(_ bytes: [UInt8]) {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    guard unsafe yaml_parser_initialize(parser) == 1 else {
      unsafe parser.deallocate()
      return nil
    }
    let input = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = unsafe input.initialize(from: bytes)
    unsafe yaml_parser_set_input_string(parser, input.baseAddress, input.count)
    unsafe self.parser = parser
    unsafe self.input = input
  }

  deinit {
    unsafe yaml_parser_delete(parser)
    unsafe parser.deallocate()
    unsafe input.deallocate()
  }

  /// Takes the next step, of which there is none after a failure or the end of the stream.
  mutating func next() throws(LibYAMLFailure) -> YAMLEvent {
    var event = unsafe yaml_event_t()
    guard unsafe yaml_parser_parse(parser, &event) == 1 else { throw failure }
    defer { unsafe yaml_event_delete(&event) }
    return unsafe YAMLEvent(
      kind: kind(of: event),
      start: event.start_mark.index,
      end: event.end_mark.index
    )
  }

  private func kind(of event: yaml_event_t) -> YAMLEvent.Kind {
    switch unsafe event.type {
    case YAML_STREAM_START_EVENT: return .streamStart
    case YAML_DOCUMENT_START_EVENT: return .documentStart
    case YAML_DOCUMENT_END_EVENT: return .documentEnd
    case YAML_ALIAS_EVENT:
      return unsafe .alias(anchor: string(event.data.alias.anchor) ?? "")
    case YAML_SCALAR_EVENT:
      let scalar = unsafe event.data.scalar
      let text = unsafe Array(UnsafeBufferPointer(start: scalar.value, count: scalar.length))
      return unsafe .scalar(
        YAMLEvent.Scalar(text: text, style: style(scalar.style)),
        YAMLEvent.Properties(anchor: string(scalar.anchor), tag: string(scalar.tag))
      )
    case YAML_SEQUENCE_START_EVENT:
      let start = unsafe event.data.sequence_start
      return unsafe .sequenceStart(
        isFlow: start.style == YAML_FLOW_SEQUENCE_STYLE,
        YAMLEvent.Properties(anchor: string(start.anchor), tag: string(start.tag))
      )
    case YAML_SEQUENCE_END_EVENT: return .sequenceEnd
    case YAML_MAPPING_START_EVENT:
      let start = unsafe event.data.mapping_start
      return unsafe .mappingStart(
        isFlow: start.style == YAML_FLOW_MAPPING_STYLE,
        YAMLEvent.Properties(anchor: string(start.anchor), tag: string(start.tag))
      )
    case YAML_MAPPING_END_EVENT: return .mappingEnd
    default: return .streamEnd
    }
  }

  private func style(_ style: yaml_scalar_style_t) -> YAMLEvent.Style {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: .block
    default: .plain
    }
  }

  /// What libyaml noted about its last step.
  private var failure: LibYAMLFailure {
    let state = unsafe parser.pointee
    let problem = unsafe string(state.problem) ?? "there is not enough memory"
    if unsafe state.error == YAML_READER_ERROR {
      return unsafe LibYAMLFailure(problem: problem, mark: .byte(state.problem_offset))
    }
    let context = unsafe string(state.context)
    return unsafe LibYAMLFailure(
      problem: problem,
      mark: .character(state.problem_mark.index),
      context: context,
      contextMark: context.map { _ in unsafe .character(state.context_mark.index) }
    )
  }

  private func string(_ pointer: UnsafePointer<CChar>?) -> String? {
    unsafe pointer.map { unsafe String(cString: $0) }
  }

  private func string(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    unsafe pointer.map { unsafe String(cString: $0) }
  }
}
