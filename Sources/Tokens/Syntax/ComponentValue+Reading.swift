internal import Diagnostics

extension ComponentValue {
  var isWhitespace: Bool { kind == .whitespace }

  /// The identifier's name; nil if it is none.
  var identifier: Text? {
    if case .ident(let name) = kind { name } else { nil }
  }

  /// Whether it is the identifier `word`, given in lower case, in any case.
  func isIdentifier(_ word: String) -> Bool {
    identifier?.isWord(word) ?? false
  }

  /// Whether it is the character `character`, which no other kind stands for.
  func isDelim(_ character: Unicode.Scalar) -> Bool {
    if case .delim(let byte) = kind { byte == UInt8(ascii: character) } else { false }
  }

  /// What stands in a function or a block; nil for a token.
  var contents: [ComponentValue]? {
    switch kind {
    case .function(_, let contents), .block(_, let contents): contents
    default: nil
    }
  }
}

extension BidirectionalCollection<ComponentValue> {
  /// The values without the whitespace before the first and after the last.
  var trimmed: SubSequence {
    var values = self[...]
    while let first = values.first, first.isWhitespace { values.removeFirst() }
    while let last = values.last, last.isWhitespace { values.removeLast() }
    return values
  }

  /// The values without any whitespace between them, for grammars that ignore it.
  var withoutWhitespace: [ComponentValue] {
    filter { !$0.isWhitespace }
  }
}

extension ArraySlice<ComponentValue> {
  /// The only value there is; nil if there are none or more.
  var only: ComponentValue? {
    count == 1 ? first : nil
  }

  /// The parts that `separator` separates, empty ones among them; none if there is nothing at all.
  func split(separatedBy separator: ComponentValue.Kind) -> [ArraySlice<ComponentValue>] {
    trimmed.isEmpty
      ? [] : split(omittingEmptySubsequences: false) { $0.kind == separator }
  }
}
