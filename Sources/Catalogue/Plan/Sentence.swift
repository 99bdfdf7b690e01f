internal import Diagnostics

/// One sentence of a key in one locale: what is left of a message once the selectors' choices are made.
public struct Sentence: Sendable {
  /// The pieces, each followed by those in it.
  public internal(set) var pieces: [Piece] = []
  /// The bytes that texts are cut from.
  public internal(set) var texts: ArraySlice<UInt8> = []
  /// The pattern that the texts are of; nil where they are of none.
  private var pattern: SentencePattern?

  /// Makes an empty sentence, to be set to one after another: the room for pieces is kept.
  public init() {}

  /// Takes the texts of a pattern; one key's sentences in a locale are all of the same.
  mutating func take(_ pattern: SentencePattern) {
    if self.pattern === pattern { return }
    self.pattern = pattern
    texts = pattern.texts[...]
  }

  /// Becomes one text.
  mutating func become(_ text: Text) {
    pattern = nil
    texts = text.bytes
    pieces.append(.text(from: Int32(texts.startIndex), to: Int32(texts.endIndex)))
  }

  /// The name of a tag, by its index.
  public func name(_ index: Int32) -> String { pattern?.names[Int(index)] ?? "" }

  /// The indices of the pieces in a range, those that are in other pieces left out.
  @inlinable
  public func indices(in range: Range<Int>) -> Siblings {
    Siblings(pieces: pieces, index: range.lowerBound, end: range.upperBound)
  }

  /// The indices of the sentence's own pieces, those that are in other pieces left out.
  @inlinable
  public var indices: Siblings { indices(in: 0..<pieces.count) }

  /// The indices of the pieces within one: a plural's forms, a form's pieces.
  @inlinable
  public func indices(within index: Int) -> Siblings { indices(in: range(within: index)) }

  /// The pieces within one, as a range of all pieces.
  @inlinable
  public func range(within index: Int) -> Range<Int> {
    index + 1..<pieces[index].end(at: index)
  }

  /// The piece that stands at a place within another, from 0: a form of a plural by its category.
  public func index(of place: Int, within outer: Int) -> Int {
    var index = outer + 1
    for _ in 0..<place { index = pieces[index].end(at: index) }
    return index
  }

  /// The pieces of one range that stand side by side, by their indices.
  public struct Siblings: Sequence, IteratorProtocol {
    @usableFromInline let pieces: [Piece]
    @usableFromInline var index: Int
    @usableFromInline let end: Int

    @inlinable
    init(pieces: [Piece], index: Int, end: Int) {
      self.pieces = pieces
      self.index = index
      self.end = end
    }

    /// The index of the next piece.
    @inlinable
    public mutating func next() -> Int? {
      guard index < end else { return nil }
      defer { index = pieces[index].end(at: index) }
      return index
    }
  }
}

extension Piece {
  /// The index after the piece at an index and all that is in it.
  @inlinable
  func end(at index: Int) -> Int {
    switch self {
    case .plural(_, let end), .form(_, let end): Int(end)
    default: index + 1
    }
  }
}
