internal import Diagnostics

/// A file's tokens, with what they were read from.
///
/// A class, because everything that is read of the file holds on to it.
final class LexedFile: Sendable {
  let bytes: [UInt8]
  /// Which of the stylesheet's files it is.
  let number: Int32
  let lexemes: [Lexeme]
  /// What altered lexemes say, by their numbers.
  private let altered: [Int: Text]

  init(bytes: [UInt8], number: Int32, lexemes: [Lexeme], altered: [Int: Text]) {
    self.bytes = bytes
    self.number = number
    self.lexemes = lexemes
    self.altered = altered
  }

  /// The number of the lexeme after the value that begins with a lexeme.
  func index(after index: Int) -> Int {
    let lexeme = lexemes[index]
    switch lexeme.kind {
    case .function, .round, .square, .curly: return Int(lexeme.partner) + 1
    default: return index + 1
    }
  }

  /// The name or text of a lexeme, unescaped; for a dimension, its unit.
  func text(_ index: Int) -> Text {
    let lexeme = lexemes[index]
    if lexeme.isAltered, let text = altered[index] { return text }
    let span = lexeme.span
    switch lexeme.kind {
    case .function: return Text(bytes[span.start..<span.end - 1])
    case .atKeyword, .hash, .identifierHash: return Text(bytes[span.start + 1..<span.end])
    case .string: return Text(bytes[span.start + 1..<span.end - 1])
    case .dimension:
      var unit = span.start
      _ = CSSNumber(bytes, at: &unit)
      return Text(bytes[unit..<span.end])
    default: return Text(bytes[span.start..<span.end])
    }
  }

  /// The value of a number, a percentage or a dimension.
  private func number(_ lexeme: Lexeme) -> CSSNumber {
    var position = lexeme.span.start
    return CSSNumber(bytes, at: &position)
  }

  /// The component values that lexemes stand for.
  func values(in range: Range<Int>) -> [ComponentValue] {
    var values: [ComponentValue] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let next = self.index(after: index)
      let span = Span(lexemes[index].span.start, lexemes[next - 1].span.end)
      let kind = kind(index, contents: index + 1..<max(index + 1, next - 1))
      values.append(ComponentValue(kind, file: number, span: span))
      index = next
    }
    return values
  }

  private func kind(_ index: Int, contents: Range<Int>) -> ComponentValue.Kind {
    let lexeme = lexemes[index]
    return switch lexeme.kind {
    case .ident: .ident(text(index))
    case .function: .function(text(index), values(in: contents))
    case .round: .block(.round, values(in: contents))
    case .square: .block(.square, values(in: contents))
    case .curly: .block(.curly, values(in: contents))
    case .atKeyword: .atKeyword(text(index))
    case .hash: .hash(text(index), isIdentifier: false)
    case .identifierHash: .hash(text(index), isIdentifier: true)
    case .string: .string(text(index))
    case .url: .url(text(index))
    case .number: .number(number(lexeme))
    case .percentage: .percentage(number(lexeme))
    case .dimension: .dimension(number(lexeme), unit: text(index))
    // What closes brackets belongs to the value that they are, so none begins with it.
    case .whitespace, .closing: .whitespace
    case .colon: .colon
    case .semicolon: .semicolon
    case .comma: .comma
    case .cdo: .cdo
    case .cdc: .cdc
    case .delim: .delim(bytes[lexeme.span.start])
    case .badString: .badString
    case .badURL: .badURL
    case .unmatched: .unmatched(Bracket(closing: bytes[lexeme.span.start]))
    }
  }
}
