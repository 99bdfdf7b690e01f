internal import Catalogue
internal import Diagnostics

/// Turns pieces of sentences into the texts of a string catalog.
struct CatalogText {
  /// The key whose pieces these are.
  let key: KeyPlan
  /// How its placeholders are named.
  let specifiers: CatalogSpecifiers
  /// Whether placeholders carry their number: `%2$@` instead of `%@`.
  let isNumbered: Bool
  /// The placeholder of the plural whose branch this is, printed as `countSpecifier`.
  var counted: Int?
  /// How the counted placeholder is written: `%arg` in a substitution, `%lld` in a plural variation.
  var countSpecifier = "%arg"

  /// The text of pieces; `plural` writes a native plural among them.
  func text(_ pieces: [Piece], plural: (NativePlural, inout [UInt8]) -> Void) -> Text {
    if pieces.count == 1, case .text(let text) = pieces[0], !needsEscapes(text) { return text }
    var bytes: [UInt8] = []
    append(pieces, to: &bytes, plural: plural)
    return Text(bytes[...])
  }

  private func append(
    _ pieces: [Piece],
    to bytes: inout [UInt8],
    plural: (NativePlural, inout [UInt8]) -> Void
  ) {
    for piece in pieces {
      switch piece {
      case .text(let text): append(text, to: &bytes)
      case .value(let number): bytes.append(contentsOf: specifier(of: number))
      case .open(let tag): bytes.append("<\(tag)>")
      case .close(let tag): bytes.append("</\(tag)>")
      case .plural(let occurrence): plural(occurrence, &bytes)
      }
    }
  }

  /// In a text that is formatted `%` is doubled, in one with tags `<` and `&` are entities.
  private func append(_ text: Text, to bytes: inout [UInt8]) {
    guard needsEscapes(text) else {
      bytes.append(contentsOf: text.bytes)
      return
    }
    for byte in text.bytes {
      switch byte {
      case UInt8(ascii: "%") where key.isFormatted: bytes.append("%%")
      case UInt8(ascii: "&") where key.isRich: bytes.append("&amp;")
      case UInt8(ascii: "<") where key.isRich: bytes.append("&lt;")
      default: bytes.append(byte)
      }
    }
  }

  private func needsEscapes(_ text: Text) -> Bool {
    guard key.isFormatted || key.isRich else { return false }
    return text.bytes.contains {
      $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<")
    }
  }

  private func specifier(of number: Int) -> [UInt8] {
    if number == counted { return Array(countSpecifier.utf8) }
    return (isNumbered ? specifiers.numbered : specifiers.bare)[number - 1]
  }
}
