extension DocumentNode {
  /// How many objects and arrays may stand in one another; a reader says so of anything deeper.
  ///
  /// Catalogues nest to ten or so. What walks a tree may therefore call itself.
  public static let deepest = 256
}
