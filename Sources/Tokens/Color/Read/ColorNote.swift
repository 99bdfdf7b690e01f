public import Diagnostics

/// Something that makes a colour less than it seems, for a lint.
public struct ColorNote: Hashable, Sendable {
  /// What it is.
  public var kind: Kind
  /// The file in which it stands, an index into the stylesheet's files.
  public var file: Int32
  /// The bytes meant.
  public var span: Span

  /// The kinds of notes.
  public enum Kind: Hashable, Sendable {
    /// `currentcolor`: each element has its own on the web, and the value is the root's.
    case currentColor
    /// A colour of the system, by its name: each has its own, and the value is Chromium's.
    case systemColor(String)
    /// The hue of a grey, in a relative colour or a mix: browsers go on with what rounding left of
    /// it and differ; the value is the standard's, without a hue.
    case hueOfGrey
  }

  init(_ kind: Kind, at value: ComponentValue) {
    self.kind = kind
    file = value.file
    span = value.span
  }
}
