internal import Diagnostics
internal import Documents

extension APIReading {
  /// A scalar; nil if it is something else or was refused.
  mutating func scalar(_ shaped: ShapedFields) -> APIScalar? {
    switch shaped.shape {
    case .text: text(shaped.fields)
    case .integer: integer(shaped.fields)
    case .number: number(shaped.fields)
    case .boolean: .boolean
    case .reference, .union, .words, .constant, .object, .map, .array: nil
    }
  }

  private mutating func text(_ fields: Fields) -> APIScalar? {
    let length = counts(fields, "minLength", "maxLength")
    var pattern: APIPattern?
    if let node = fields["pattern"] {
      guard let text = text(node, "`pattern`"), let read = self.pattern(text) else { return nil }
      pattern = read
    }
    guard let length else { return nil }
    guard let node = fields["format"] else {
      return .text(APIText(format: nil, length: length, pattern: pattern))
    }
    guard let word = text(node, "`format`")?.text.string else { return nil }
    if let format = APIText.Format(rawValue: word), format != .uuid {
      return .text(APIText(format: format, length: length, pattern: pattern))
    }
    let plain: APIScalar
    switch word {
    case "uuid": plain = .text(APIText(format: .uuid, length: .none, pattern: nil))
    case "date": plain = .date
    case "date-time": plain = .time
    default:
      unknownFormat(word, node)
      return nil
    }
    for key in ["minLength", "maxLength", "pattern"] {
      guard let member = fields.member(key) else { continue }
      report(
        "models/limits",
        member.key.span,
        "`\(key)` can say nothing of a `\(word)`, whose form is fixed",
        help: "remove it"
      )
    }
    return plain
  }

  private mutating func unknownFormat(_ word: String, _ node: DocumentNode) {
    if word == "binary" {
      report(
        "models/not-in-dialect",
        node.span,
        "`binary` is only for a whole request body that is not JSON",
        help: "content:\n  image/jpeg:\n    schema:\n      type: string\n      format: binary"
      )
      return
    }
    let formats = ["date", "date-time"] + APIText.Format.allCases.map(\.rawValue)
    let meant = closest(to: word, among: formats)
    report(
      "models/invalid-value",
      node.span,
      "a string has no format `\(Text(word).shown)` in this dialect",
      help: meant.map { "format: \($0)" }
        ?? "say it in `description`; the formats are \(quoted(formats))"
    )
  }

  private mutating func integer(_ fields: Fields) -> APIScalar? {
    guard let word = format(fields, "an integer", ["int32", "int64"]) else { return nil }
    let width: APIInteger.Width = word == "int32" ? .int32 : .int64
    let limits = limits(fields, "minimum", "maximum") { reading, node -> Int64? in
      guard case .number(let digits) = node.value, let value = JSONNumber.whole(digits) else {
        reading.wrongLimit(node, "a whole number of 64 bits")
        return nil
      }
      if width.range.contains(value) { return value }
      reading.report(
        "models/limits",
        node.span,
        "\(value) does not fit `int32`, which goes from \(Int32.min) to \(Int32.max)",
        help: "remove the limit, or write format: int64"
      )
      return nil
    }
    return limits.map { .integer(APIInteger(width: width, limits: $0)) }
  }

  private mutating func number(_ fields: Fields) -> APIScalar? {
    guard format(fields, "a number", ["double"]) != nil else { return nil }
    let limits = limits(fields, "minimum", "maximum") { reading, node -> Double? in
      if case .number(let digits) = node.value, let value = JSONNumber.double(digits) {
        return value
      }
      reading.wrongLimit(node, "a number")
      return nil
    }
    return limits.map { .number($0) }
  }

  /// The `format` of a number, which is always said.
  private mutating func format(_ fields: Fields, _ what: String, _ formats: [String]) -> String? {
    guard let node = fields["format"] else {
      report(
        "models/missing-key",
        head(of: fields.node),
        "\(what) says its `format`, and this one does not",
        help: formats.map { "format: \($0)" }.joined(separator: " or ")
      )
      return nil
    }
    guard let word = text(node, "`format`")?.text.string else { return nil }
    if formats.contains(word) { return word }
    report(
      "models/invalid-value",
      node.span,
      "\(what) has no format `\(Text(word).shown)` in this dialect",
      help: formats.map { "format: \($0)" }.joined(separator: " or ")
    )
    return nil
  }
}
