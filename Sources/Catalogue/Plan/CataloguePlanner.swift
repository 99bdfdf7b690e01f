public import Diagnostics
internal import Documents

/// Turns the catalogue's files into a plan of what both apps get.
///
/// The steps are functions of their own so that what is many can be done side by side: the source's
/// keys first, then every locale along them, then the keys over all locales (`WordsPlanner`).
public enum CataloguePlanner {
  /// The source's keys, and what is wrong about them.
  public static func keys(
    of source: CatalogueFile,
    _ options: CatalogueOptions
  ) -> (KeyTree, [Diagnostic]) {
    guard let root = source.document.root,
      let namespace = Namespace.find(options.namespacePath, in: root),
      case .object = namespace.value
    else { return (KeyTree(), []) }
    let (nested, flatProblems) = FlatKeys.nested(namespace, in: source.file)
    let (tree, problems) = KeyTree.read(nested, in: source.file)
    return (tree, flatProblems + problems)
  }

  /// What one locale says for the source's keys, with what is wrong in it.
  public static func reading(
    _ file: CatalogueFile,
    along keys: KeyTree,
    of source: CatalogueFile,
    _ options: CatalogueOptions
  ) -> LocaleReading {
    LocaleReader.read(file, along: keys, of: source.file, options: options)
  }
}
