public import Diagnostics
public import Documents
internal import Locales
internal import Messages

/// Turns the catalogue's files into a plan of what both apps get.
///
/// The steps are functions of their own so that the middle ones can run side by side: the source's
/// keys first, then every locale along them, then the plan over all locales.
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

  /// The plan over all readings, the source's first, and what is wrong between them.
  public static func plan(
    _ keys: KeyTree,
    _ readings: [LocaleReading],
    notes: DocumentNode?,
    _ options: CatalogueOptions
  ) -> (WordsPlan, [Diagnostic]) {
    let readings = LocaleSelection.written(readings, keys, options.locales)
    let tags = readings.map(\.locale)
    let rules = tags.map(LocaleRules.init)
    let fallback = LocaleFallback(tags)
    let choiceNames = ChoiceNames(keys)
    let notes = TranslatorNotes(notes)
    let versions = VersionChecks(oldest: options.oldest)
    var plan = WordsPlan(locales: tags, keys: [], permissions: [])
    plan.keys.reserveCapacity(keys.leaves.count)
    var diagnostics: [Diagnostic] = []
    for (index, leaf) in keys.leaves.enumerated() {
      if PermissionPlanner.isPermission(leaf.path) {
        var planner = PermissionPlanner(
          leaf: leaf,
          index: index,
          readings: readings,
          fallback: fallback,
          options: options,
          note: notes[leaf.path]
        )
        if let permission = planner.plan() { plan.permissions.append(permission) }
        diagnostics += planner.diagnostics
        continue
      }
      var planner = KeyPlanner(
        leaf: leaf,
        index: index,
        readings: readings,
        rules: rules,
        fallback: fallback,
        options: options,
        note: notes[leaf.path],
        choiceName: { choiceNames.name(of: $0, at: leaf.path) }
      )
      if let key = planner.plan() {
        plan.keys.append(key)
        diagnostics += versions.check(key)
      }
      diagnostics += planner.diagnostics
    }
    diagnostics += NameChecks.check(plan, prefix: options.resourcePrefix)
    return (plan, diagnostics)
  }
}
