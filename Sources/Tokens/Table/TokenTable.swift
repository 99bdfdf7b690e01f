public import Diagnostics

/// The colours of a stylesheet in every theme it has.
public struct TokenTable: Sendable {
  /// Light and dark, and both with more contrast where the sheet asks for that.
  public internal(set) var themes: [Theme]
  /// The colours, in the order of their first declaration.
  public internal(set) var tokens: [Token] = []
  /// Why other properties are not colours, in words and at their places, and what else is wrong.
  ///
  /// An error stops the outputs; a warning or a note is for `lint`.
  public internal(set) var diagnostics: [Diagnostic] = []
}

extension Stylesheet {
  /// The colours that the sheet makes public.
  ///
  /// With a `@theme`, these are the `--color-*` of the sheet's own blocks; without, all colours
  /// that custom properties of the root are.
  public func tokens(_ options: TokenOptions = TokenOptions()) -> TokenTable {
    var builder = TokenTableBuilder(self, options)
    builder.build()
    return builder.table
  }
}
