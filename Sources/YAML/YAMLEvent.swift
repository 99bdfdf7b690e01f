/// One step through a YAML file, as libyaml takes it.
///
/// Offsets count characters, not bytes, and a byte order mark not at all.
struct YAMLEvent {
  /// What the step is.
  var kind: Kind
  /// The offset of its first character.
  var start: Int
  /// The offset after its last character.
  var end: Int

  enum Kind {
    case streamStart
    case streamEnd
    case documentStart
    case documentEnd
    case alias(anchor: String)
    case scalar(Scalar, Properties)
    case sequenceStart(isFlow: Bool, Properties)
    case sequenceEnd
    case mappingStart(isFlow: Bool, Properties)
    case mappingEnd
  }

  /// What stands before a node.
  struct Properties {
    /// The name after `&`.
    var anchor: String?
    /// The tag, its handle resolved; `!` for the tag that is only an exclamation mark.
    var tag: String?
  }

  /// A scalar, decoded.
  struct Scalar {
    /// The text in UTF-8.
    var text: [UInt8]
    var style: Style
  }

  enum Style {
    case plain
    case singleQuoted
    case doubleQuoted
    /// With `|` or `>`.
    case block
  }
}
