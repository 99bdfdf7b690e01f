import Diagnostics

@testable import Tokens

/// Writes what the reader read the way the syntax tests do.
struct ShapeWriter {
  let source: SourceFile
  let lexemes: Lexemes
  let problems: [SyntaxProblem]

  init(_ bytes: [UInt8]) {
    source = SourceFile(path: "test.css", bytes: bytes)
    (lexemes, problems) = Lexer.read(source)
  }

  var values: [ComponentValue] { Array(lexemes.values) }

  func shapes(_ values: some Collection<ComponentValue>) -> [Shape] {
    var shapes: [Shape] = []
    var last: ComponentValue?
    for value in values {
      // The tests hold `~=` and the like to be one token, as the standard did before 2021.
      if let pair = last.flatMap({ joined($0, value) }) {
        shapes[shapes.count - 1] = Shape(pair)
        last = nil
        continue
      }
      shapes.append(shape(value))
      last = value
      if let error = endOfFile(value) { shapes.append(error) }
    }
    return shapes
  }

  private func joined(_ left: ComponentValue, _ right: ComponentValue) -> String? {
    guard case .delim(let first) = left.kind, case .delim(let second) = right.kind,
      left.span.end == right.span.start
    else { return nil }
    let pair = String(decoding: [first, second], as: UTF8.self)
    return ["~=", "|=", "^=", "$=", "*=", "||"].contains(pair) ? pair : nil
  }

  private func endOfFile(_ value: ComponentValue) -> Shape? {
    guard value.span.end == source.bytes.count else { return nil }
    let kinds = problems.filter { $0.span == value.span }.map(\.kind)
    if kinds.contains(.unclosedString) { return .error("eof-in-string") }
    if kinds.contains(.unclosedURL) { return .error("eof-in-url") }
    return nil
  }

  private func shape(_ value: ComponentValue) -> Shape {
    switch value.kind {
    case .ident(let name): .tagged("ident", Shape(name))
    case .function(let name, let arguments):
      .list([Shape("function"), Shape(name)] + shapes(arguments))
    case .block(let bracket, let contents):
      .list(
        [Shape(String(decoding: [bracket.opening, bracket.closing], as: UTF8.self))]
          + shapes(contents)
      )
    case .atKeyword(let name): .tagged("at-keyword", Shape(name))
    case .hash(let name, let isIdentifier):
      .tagged("hash", Shape(name), Shape(isIdentifier ? "id" : "unrestricted"))
    case .string(let text): .tagged("string", Shape(text))
    case .url(let text): .tagged("url", Shape(text))
    case .number(let number): .list([Shape("number")] + shapes(number, value))
    case .percentage(let number): .list([Shape("percentage")] + shapes(number, value))
    case .dimension(let number, let unit):
      .list([Shape("dimension")] + shapes(number, value) + [Shape(unit)])
    case .whitespace: Shape(" ")
    case .colon: Shape(":")
    case .semicolon: Shape(";")
    case .comma: Shape(",")
    case .cdo: Shape("<!--")
    case .cdc: Shape("-->")
    case .delim(let byte): .text([byte])
    case .badString: .error("bad-string")
    case .badURL: .error("bad-url")
    case .unmatched(let bracket): .error(String(decoding: [bracket.closing], as: UTF8.self))
    }
  }

  private func shapes(_ number: CSSNumber, _ value: ComponentValue) -> [Shape] {
    let written = String(
      decoding: source.bytes[value.span.start..<value.span.end],
      as: UTF8.self
    )
    let representation = written.prefixMatch(of: /[+-]?[0-9]*(\.[0-9]+)?([eE][+-]?[0-9]+)?/)
    return [
      Shape(representation.map { String($0.output.0) } ?? written), .number(number.value),
      Shape(number.isInteger ? "integer" : "number"),
    ]
  }

  func shapes(_ items: some Sequence<BlockItem>) -> [Shape] {
    items.map { item in
      switch item {
      case .declaration(let declaration): shape(declaration)
      case .atRule(let rule):
        .tagged(
          "at-rule",
          Shape(rule.name),
          .list(shapes(rule.prelude.values)),
          rule.block.map { .list(shapes($0.values)) } ?? .null
        )
      case .rule(let rule):
        .tagged(
          "qualified rule",
          .list(shapes(rule.prelude.values)),
          .list(shapes(rule.block.values))
        )
      case .invalid: .error("invalid")
      }
    }
  }

  func shape(_ declaration: Declaration) -> Shape {
    .tagged(
      "declaration",
      Shape(declaration.name),
      .list(shapes(declaration.value.values)),
      .bool(declaration.isImportant)
    )
  }
}

extension Shape {
  init(_ text: Text) {
    self = .text(Array(text.bytes))
  }
}

extension ShapeWriter {
  /// What values are, wherever they stand.
  static func kinds(_ values: [ComponentValue]) -> [Shape] {
    values.map { value in
      switch value.kind {
      case .function(let name, let contents):
        .list([Shape("function"), Shape(name)] + kinds(contents))
      case .block(let bracket, let contents):
        .list([.text([bracket.opening])] + kinds(contents))
      default: Shape("\(value.kind)")
      }
    }
  }
}
