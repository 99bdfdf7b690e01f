public import Diagnostics
public import Documents
internal import Locales

/// Plans the keys over all their locales, a portion at a time so that portions can be planned side by
/// side.
public struct WordsPlanner: Sendable {
  private let keys: KeyTree
  private let readings: [LocaleReading]
  private let options: CatalogueOptions
  private let tags: [LanguageTag]
  private let rules: [LocaleRules]
  private let fallback: LocaleFallback
  private let choiceNames: ChoiceNames
  private let notes: TranslatorNotes
  private let versions: VersionChecks

  /// Prepares the plan of a tree of keys and what each locale says for them, the source first.
  ///
  /// - Parameter notes: The root of the document with a note for translators a key.
  public init(
    _ keys: KeyTree,
    _ readings: [LocaleReading],
    notes: DocumentNode?,
    _ options: CatalogueOptions
  ) {
    let readings = LocaleSelection.written(readings, keys, options.locales)
    self.keys = keys
    self.readings = readings
    self.options = options
    tags = readings.map(\.locale)
    rules = readings.map(\.rules)
    fallback = LocaleFallback(tags)
    choiceNames = ChoiceNames(keys)
    self.notes = TranslatorNotes(notes)
    versions = VersionChecks(oldest: options.oldest)
  }

  /// What some of the keys became.
  public struct Portion: Sendable {
    fileprivate var keys: [KeyPlan] = []
    fileprivate var permissions: [PermissionPlan] = []
    fileprivate var diagnostics: [Diagnostic] = []
  }

  /// The keys in portions of about the same size, in order.
  public var portions: [Range<Int>] {
    let size = max(1, keys.leaves.count / Self.portionCount)
    return stride(from: 0, to: keys.leaves.count, by: size).map {
      $0..<min($0 + size, keys.leaves.count)
    }
  }

  /// Enough for every core to have something to do until the end.
  private static let portionCount = 32

  /// Plans a portion.
  public func portion(_ indices: Range<Int>) -> Portion {
    var portion = Portion()
    portion.keys.reserveCapacity(indices.count)
    for index in indices {
      if PermissionPlanner.isPermission(keys.leaves[index].path) {
        planPermission(index, in: &portion)
      } else {
        planKey(index, in: &portion)
      }
    }
    return portion
  }

  private func planPermission(_ index: Int, in portion: inout Portion) {
    let leaf = keys.leaves[index]
    var planner = PermissionPlanner(
      leaf: leaf,
      index: index,
      readings: readings,
      fallback: fallback,
      options: options,
      note: notes[leaf.path]
    )
    if let permission = planner.plan() { portion.permissions.append(permission) }
    portion.diagnostics += planner.diagnostics
  }

  private func planKey(_ index: Int, in portion: inout Portion) {
    let leaf = keys.leaves[index]
    var planner = KeyPlanner(
      leaf: leaf,
      index: index,
      readings: readings,
      rules: rules,
      fallback: fallback,
      options: options,
      note: notes[leaf.path],
      choiceName: { [choiceNames] in choiceNames.name(of: $0, at: leaf.path) }
    )
    if let key = planner.plan() {
      portion.keys.append(key)
      portion.diagnostics += versions.check(key) + NameChecks.check(key)
    }
    portion.diagnostics += planner.diagnostics
  }

  /// Puts the portions, in their order, together, with what is wrong between the locales and between
  /// the keys.
  public func plan(_ portions: [Portion]) -> (WordsPlan, [Diagnostic]) {
    let plan = WordsPlan(
      locales: tags,
      paths: readings.map(\.file.path),
      rules: rules,
      keys: portions.flatMap(\.keys),
      permissions: portions.flatMap(\.permissions)
    )
    let names = NameChecks.check(plan, prefix: options.resourcePrefix)
    return (plan, portions.flatMap(\.diagnostics) + names)
  }
}
