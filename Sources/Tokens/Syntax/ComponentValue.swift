public import Diagnostics

/// One component value: a token, or a function or a block with what stands in it.
///
/// CSS Syntax 3, section 5.4.7. Comments are gone, and still separate: `rgb/**/(1 2 3)` is an
/// identifier and a block, `1/**/0` two numbers. Nesting never goes deeper than
/// `Lexer.depthLimit`, so values may be walked by recursion.
public struct ComponentValue: Hashable, Sendable {
  /// What it is.
  public var kind: Kind
  /// The file it was read from, an index into the stylesheet's files.
  public var file: Int32
  // A sheet has many values: two halves of a word keep them in eight, and no sheet has 2 GB.
  private var start: Int32
  private var end: Int32

  /// The bytes in that file, from the first to after the last, closing bracket included.
  public var span: Span {
    get { Span(Int(start), Int(end)) }
    set {
      start = Int32(truncatingIfNeeded: newValue.start)
      end = Int32(truncatingIfNeeded: newValue.end)
    }
  }

  /// Makes a component value.
  public init(_ kind: Kind, file: Int32 = 0, span: Span) {
    self.kind = kind
    self.file = file
    start = Int32(truncatingIfNeeded: span.start)
    end = Int32(truncatingIfNeeded: span.end)
  }

  /// The kinds of component values; names and texts are unescaped, in the case they were written.
  public enum Kind: Hashable, Sendable {
    /// An identifier, such as `red` or `--primary`.
    case ident(Text)
    /// A function: its name without the parenthesis, and its arguments.
    case function(Text, [ComponentValue])
    /// A block in brackets.
    case block(Bracket, [ComponentValue])
    /// `@` and a name, held without the `@`.
    case atKeyword(Text)
    /// `#` and a name, held without the `#`; `isIdentifier` is false for such as `#0af`.
    case hash(Text, isIdentifier: Bool)
    /// A quoted text.
    case string(Text)
    /// An address in `url()` without quotes.
    case url(Text)
    /// A number.
    case number(CSSNumber)
    /// A percentage: 50 for `50%`.
    case percentage(CSSNumber)
    /// A number with a unit.
    case dimension(CSSNumber, unit: Text)
    /// Whitespace, however much.
    case whitespace
    /// `:`.
    case colon
    /// `;`.
    case semicolon
    /// `,`.
    case comma
    /// `<!--`.
    case cdo
    /// `-->`.
    case cdc
    /// Any other character, always ASCII.
    case delim(UInt8)
    /// A text that ran into the end of its line.
    case badString
    /// An address in `url()` with characters that may not stand there.
    case badURL
    /// A closing bracket that nothing opened.
    case unmatched(Bracket)
  }
}
