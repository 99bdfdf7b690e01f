internal import Catalogue
internal import Diagnostics

/// Turns pieces of sentences into the texts of a string catalog.
struct CatalogText {
  /// Whether placeholders carry their number: `%2$@` instead of `%@`.
  var isNumbered: Bool
  /// The placeholder of the plural whose branch this is, printed as `countSpecifier`.
  var counted: Int?
  /// How the counted placeholder is written: `%arg` in a substitution, `%lld` in a plural variation.
  var countSpecifier = "%arg"
  private let isFormatted: Bool
  private let isRich: Bool
  private let specifiers: CatalogSpecifiers

  /// How the texts of a key are written, unless they say otherwise.
  init(_ key: KeyPlan) {
    isNumbered = key.placeholders.count > 1
    isFormatted = key.isFormatted
    isRich = key.isRich
    specifiers = CatalogSpecifiers(key)
  }

  /// The text of pieces; `plural` writes a native plural among them.
  func text(_ pieces: [Piece], plural: (NativePlural, inout [UInt8]) -> Void) -> Text {
    if pieces.count == 1, case .text(let text) = pieces[0] { return literal(text) }
    var bytes: [UInt8] = []
    append(pieces, to: &bytes, plural: plural)
    return Text(bytes[...])
  }

  /// The text of a single piece of text.
  func literal(_ text: Text) -> Text {
    guard needsEscapes(text) else { return text }
    var bytes: [UInt8] = []
    append(text, to: &bytes)
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
      case .value(let number): appendSpecifier(of: number, to: &bytes)
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
      case UInt8(ascii: "%") where isFormatted: bytes.append("%%")
      case UInt8(ascii: "&") where isRich: bytes.append("&amp;")
      case UInt8(ascii: "<") where isRich: bytes.append("&lt;")
      default: bytes.append(byte)
      }
    }
  }

  private func needsEscapes(_ text: Text) -> Bool {
    guard isFormatted || isRich else { return false }
    return text.bytes.contains {
      $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<")
    }
  }

  private func appendSpecifier(of number: Int, to bytes: inout [UInt8]) {
    if number == counted {
      bytes.append(countSpecifier)
    } else {
      bytes += (isNumbered ? specifiers.numbered : specifiers.bare)[number - 1]
    }
  }
}
