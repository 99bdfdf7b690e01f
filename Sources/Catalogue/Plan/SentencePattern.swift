internal import Diagnostics
internal import Locales

/// A message as its key's plan sees it: every argument by its placeholder's number, every plural and
/// select by its selector's index.
///
/// Made once a message, since each of the key's sentences is taken from it. It is flat, a node followed
/// by those in it, so that a whole message is two pieces of memory and a sentence is taken from it
/// without any.
public final class SentencePattern: Sendable {
  /// The nodes, each followed by those in it.
  let nodes: [Node]
  /// The literal texts, one after another.
  let texts: [UInt8]
  /// The names of tags and the words of selects.
  let names: [String]

  /// Makes a pattern of copies.
  init(nodes: ArraySlice<Node>, texts: ArraySlice<UInt8>, names: ArraySlice<String>) {
    self.nodes = Array(nodes)
    self.texts = Array(texts)
    self.names = Array(names)
  }

  /// One node; `end` is the index after it and all that is in it.
  enum Node: Sendable {
    /// Text: the bytes of `texts` from an index on, up to another.
    case text(from: Int32, to: Int32)
    /// The value of the placeholder with this number, from 1.
    case value(Int32)
    /// Where a tag opens, by the index of its name.
    case open(Int32)
    /// Where a tag closes, by the index of its name.
    case close(Int32)
    /// A select or plural, by the index of its selector: its branches follow, of which the one at
    /// `other` stands for all choices that have none.
    case choice(selector: Int32, other: Int32, end: Int32)
    /// The branch of a word, by the index of its name.
    case word(Int32, end: Int32)
    /// The branch of an exact number.
    case exact(Int, end: Int32)
    /// The branch of a category.
    case category(PluralCategory, end: Int32)
  }
}
