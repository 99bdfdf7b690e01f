internal import Catalogue
internal import Diagnostics

/// Turns pieces of sentences into the texts of a string catalog.
struct CatalogText {
  /// Whether placeholders carry their number: `%2$@` instead of `%@`.
  var isNumbered: Bool
  /// The placeholder of the plural whose branch this is, printed as `countSpecifier`.
  var counted: Int?
  /// How the counted placeholder is written: `%arg` in a substitution, `%lld` in a plural variation.
  var countSpecifier = CountSpecifier.argument
  private let isFormatted: Bool
  private let isRich: Bool
  private let specifiers: CatalogSpecifiers

  /// How a counted placeholder is written.
  enum CountSpecifier {
    /// In a substitution.
    case argument
    /// In a plural variation.
    case integer
  }

  private static let argument = Array("%arg".utf8)
  private static let integer = Array("%lld".utf8)

  /// How the texts of a key are written, unless they say otherwise.
  init(_ key: KeyPlan) {
    isNumbered = key.placeholders.count > 1
    isFormatted = key.isFormatted
    isRich = key.isRich
    specifiers = CatalogSpecifiers(key)
  }

  /// Writes a whole sentence without native plurals.
  func write(_ sentence: Sentence, to writer: inout XcodeJSONWriter) {
    write(sentence, 0..<sentence.pieces.count, to: &writer)
  }

  /// Writes pieces of a sentence; `plural` writes the native plural at an index, of this selector.
  func write(
    _ sentence: Sentence,
    _ pieces: Range<Int>,
    to writer: inout XcodeJSONWriter,
    plural: (_ index: Int, _ selector: Int, inout XcodeJSONWriter) -> Void = { _, _, _ in }
  ) {
    for index in sentence.indices(in: pieces) {
      switch sentence.pieces[index] {
      case .text(let from, let to): write(sentence.texts, Int(from)..<Int(to), to: &writer)
      case .value(let number): writer.escaped(specifier(of: Int(number))[...])
      case .open(let tag): writer.escaped(Array("<\(sentence.name(tag))>".utf8)[...])
      case .close(let tag): writer.escaped(Array("</\(sentence.name(tag))>".utf8)[...])
      case .plural(let selector, _): plural(index, Int(selector), &writer)
      case .form: break  // A form stands in a plural only.
      }
    }
  }

  /// Writes a range of text: where it is formatted `%` is doubled, in one with tags `<` and `&` are
  /// entities.
  func write(_ text: ArraySlice<UInt8>, _ range: Range<Int>, to writer: inout XcodeJSONWriter) {
    guard isFormatted || isRich, range.contains(where: { isSpecial(text[$0]) }) else {
      writer.escaped(text, range)
      return
    }
    var escaped: [UInt8] = []
    for byte in text[range] {
      switch byte {
      case UInt8(ascii: "%") where isFormatted: escaped.append("%%")
      case UInt8(ascii: "&") where isRich: escaped.append("&amp;")
      case UInt8(ascii: "<") where isRich: escaped.append("&lt;")
      default: escaped.append(byte)
      }
    }
    writer.escaped(escaped[...])
  }

  private func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "%") || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<")
  }

  private func specifier(of number: Int) -> [UInt8] {
    if number == counted { return countSpecifier == .argument ? Self.argument : Self.integer }
    return (isNumbered ? specifiers.numbered : specifiers.bare)[number - 1]
  }
}
