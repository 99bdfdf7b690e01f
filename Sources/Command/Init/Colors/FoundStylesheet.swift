/// A stylesheet that was found, and what was decided about it.
struct FoundStylesheet {
  /// Its path.
  var path: String
  /// The paths of the files it is read from, its own first.
  var parts: [String]
  /// Whether something in it stops the outputs.
  var isBroken: Bool
  /// How many colours it makes public.
  var colors: Int
  /// How many of them differ between light and dark.
  var differing: Int
  /// The selector that makes the document light; empty for none.
  var light: String
  /// The selector that makes it dark; empty where only the reader's preference does.
  var dark: String
}
