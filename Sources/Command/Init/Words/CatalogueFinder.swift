internal import Catalogue
internal import Diagnostics
internal import Documents
internal import Freshness
internal import Locales

/// Finds the catalogues of a project by the names of their files, and judges them by what they hold.
struct CatalogueFinder {
  /// The usable ones, the likeliest first.
  private(set) var found: [FoundCatalogue] = []
  /// Those that look like one and cannot be used; the reason is what follows the name in a sentence.
  private(set) var passedOver: [(pattern: String, reason: String)] = []

  /// The most layouts that are read; a project has one or two.
  private static let limit = 40

  init(_ files: inout ProjectFiles) {
    let layouts = CatalogueLayout.all(of: files.files).enumerated()
      .sorted { (Self.doubts($0.element), $0.offset) < (Self.doubts($1.element), $1.offset) }
    for (_, layout) in layouts.prefix(Self.limit) { judge(layout, &files) }
    found = found.enumerated().sorted { left, right in
      let rank = { (place: Int, catalogue: FoundCatalogue) in
        (FolderNames.isAside(catalogue.pattern) ? 1 : 0, -catalogue.texts, place)
      }
      return rank(left.offset, left.element) < rank(right.offset, right.element)
    }.map(\.element)
  }

  /// How unlikely a layout is by its names, `0…3`.
  private static func doubts(_ layout: CatalogueLayout) -> Int {
    (FolderNames.isAside(layout.pattern) ? 2 : 0) + (FolderNames.isForWords(layout.pattern) ? 0 : 1)
  }

  private mutating func judge(
    _ layout: CatalogueLayout,
    _ files: inout ProjectFiles
  ) {
    var entries = layout.entries
    var namespace: FoundCatalogue.Decision<String>?
    if layout.pattern.contains("{namespace}") {
      namespace = NamespaceChoice.file(of: Self.namespaces(of: layout))
      entries = entries.filter { $0.namespace == namespace?.value }
    }
    var roots: [(tag: LanguageTag, root: DocumentNode)] = []
    var damaged: [LanguageTag] = []
    for entry in entries {
      guard let tag = LanguageTag(entry.code), let file = files.read(entry.file.path) else {
        continue
      }
      if let root = file.document.root {
        roots.append((tag, root))
      } else {
        damaged.append(tag)
        passedOver.append((entry.file.path, "cannot be read as JSON or YAML"))
      }
    }
    guard !roots.isEmpty else { return }

    let whole = roots.map { (tag: $0.tag, contents: CatalogueContents($0.root)) }
    // A translation lags behind; what the groups are is known best from the fullest.
    let fullest = whole.map(\.contents).max { $0.texts < $1.texts }
    guard let fullest, fullest.isTexts else { return }
    if let reason = Self.flaw(fullest, codes: layout.codes) {
      passedOver.append((layout.pattern, reason))
      return
    }
    let chosen = namespace ?? NamespaceChoice.group(of: fullest.groups)
    let isGroup = namespace == nil && !chosen.value.isEmpty
    let contents =
      isGroup
      ? roots.map { (tag: $0.tag, contents: CatalogueContents($0.root, group: chosen.value)) }
      : whole
    let locales = contents.map { (tag: $0.tag, texts: $0.contents.texts) }
      .sorted { $0.tag < $1.tag }
    guard let source = SourceChoice.choose(locales, damaged: damaged) else { return }
    let others = namespace == nil ? fullest.groups : Self.namespaces(of: layout).map(\.name)
    found.append(
      FoundCatalogue(
        pattern: layout.pattern,
        namespace: chosen,
        otherNamespaces: others.filter { $0 != chosen.value },
        source: source,
        locales: locales,
        listed: Self.hasStrangers(layout, chosen.value, files.files) ? locales.map(\.tag) : nil,
        doubleBraces: contents.first { $0.tag == source.value }?.contents.doubleBraces ?? 0
      )
    )
  }

  /// The namespaces of a layout with a file each, with the bytes of all their files.
  private static func namespaces(of layout: CatalogueLayout) -> [(name: String, size: Int)] {
    var sizes: [String: Int] = [:]
    for entry in layout.entries { sizes[entry.namespace ?? "", default: 0] += entry.file.size }
    return sizes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Why files of texts are nothing that the apps' words can be read from.
  private static func flaw(_ contents: CatalogueContents, codes: [String]) -> String? {
    if contents.descriptors * 2 > contents.groups.count, contents.descriptors > 0 {
      return
        "holds FormatJS's descriptors; bottle reads what `formatjs compile` makes of them"
    }
    if contents.isGroupsOnly, contents.groups.count == 1, codes.contains(contents.groups[0]) {
      return
        "has the locale's code as a key around each file's texts; bottle reads files without it"
    }
    return nil
  }

  /// Whether the catalogue's folder has entries that would be taken for locales and are none.
  private static func hasStrangers(
    _ layout: CatalogueLayout,
    _ namespace: String,
    _ files: [Survey.File]
  ) -> Bool {
    guard let pattern = CataloguePattern(layout.pattern, namespace: namespace) else { return false }
    return files.contains { file in
      let parts = file.path.split(separator: "/", omittingEmptySubsequences: false)
      let depth = pattern.folder.split(separator: "/").count
      guard parts.count > depth, parts[..<depth].joined(separator: "/") == pattern.folder,
        let code = pattern.locale(ofEntry: String(parts[depth])), LanguageTag(code) == nil
      else { return false }
      return pattern.path(ofEntry: String(parts[depth])) == file.path
    }
  }
}
