internal import Diagnostics
internal import Documents
internal import Messages

/// Reads one locale's messages along the source's keys.
struct LocaleReader {
  let tree: KeyTree
  let source: SourceFile
  let options: CatalogueOptions
  let isSource: Bool
  private let file: CatalogueFile
  private var isReadable = false
  private var entries: [LocaleReading.Entry]
  private var diagnostics: [Diagnostic] = []

  private init(
    _ file: CatalogueFile,
    _ tree: KeyTree,
    _ source: SourceFile,
    _ options: CatalogueOptions
  ) {
    self.tree = tree
    self.source = source
    self.options = options
    self.file = file
    isSource = file.file.path == source.path
    entries = Array(repeating: .missing, count: tree.leaves.count)
  }

  /// Reads the messages of one locale.
  ///
  /// Pure, so that locales can be read side by side.
  static func read(
    _ file: CatalogueFile,
    along tree: KeyTree,
    of source: SourceFile,
    options: CatalogueOptions
  ) -> LocaleReading {
    var reader = LocaleReader(file, tree, source, options)
    reader.read()
    return LocaleReading(
      locale: file.locale,
      rules: LocaleRules(file.locale),
      file: file.file,
      isReadable: reader.isReadable,
      entries: reader.entries,
      diagnostics: reader.diagnostics
    )
  }

  private mutating func read() {
    guard let root = file.document.root else {
      diagnostics += file.document.fileProblems
      return
    }
    let path = options.namespacePath
    guard let namespace = Namespace.find(path, in: root), case .object = namespace.value else {
      diagnostics += file.document.fileProblems
      diagnostics.append(CatalogueProblem.noNamespace(path, at: Place(path: file.file.path)))
      return
    }
    isReadable = true
    diagnostics += file.document.diagnostics(concerning: namespace.span)
    let (nested, problems) = FlatKeys.nested(namespace, in: file.file)
    if !isSource { diagnostics += problems.map { options.inTranslation($0) } }
    read(nested, along: tree.root, path: [])
  }

  private mutating func read(_ node: DocumentNode, along group: KeyTree.Group, path: [Text]) {
    var cursor = 0
    var index: [Text: Int]?
    for member in node.effectiveMembers {
      let name = member.key.text
      if !isSource, let problem = FlatKeys.problem(with: member.key, in: file.file) {
        diagnostics.append(options.inTranslation(problem))
      }
      var found: Int?
      if cursor < group.names.count, group.names[cursor] == name {
        found = cursor
      } else {
        let names = index ?? Self.index(of: group.names)
        index = names
        found = names[name]
      }
      guard let found else {
        if !isSource { reportExtra(member, path + [name]) }
        continue
      }
      cursor = found + 1
      read(member, as: group.children[found], keyAt: group.spans[found], in: path)
    }
  }

  private static func index(of names: [Text]) -> [Text: Int] {
    Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private mutating func read(
    _ member: DocumentNode.Member,
    as child: KeyTree.Child,
    keyAt key: Span,
    in parent: [Text]
  ) {
    // Put together only where it is needed: most members are messages and right.
    var path: [Text] { parent + [member.key.text] }
    switch (child, member.value.value) {
    case (.group(let group), .object):
      read(member.value, along: group, path: path)
    case (.leaf(let index), .string(let text)):
      entries[index] = entry(text)
    case (.leaf, .object), (.group, .string):
      let problem = CatalogueProblem.shapeConflict(
        path.map(\.string),
        member.value,
        at: file.file.place(member.key.span),
        source: source.place(key)
      )
      diagnostics.append(options.inTranslation(problem))
    case (_, .null), (_, .bool), (_, .number), (_, .array):
      guard !isSource else { return }
      let problem = CatalogueProblem.notText(
        path.map(\.string),
        member.value,
        at: file.file.place(member.value.span)
      )
      diagnostics.append(options.inTranslation(problem))
    }
  }

  private mutating func entry(_ text: DocumentText) -> LocaleReading.Entry {
    if text.text.isEmpty, !isSource { return .empty(text) }
    switch MessageParser.parse(text.text) {
    case .success(let message):
      for finding in MessageLints.check(message, text: text.text) {
        diagnostics.append(
          Diagnostic(
            finding.id,
            finding.severity,
            at: text.place(of: finding.span, in: file.file),
            finding.sentence,
            help: finding.help
          )
        )
      }
      return .message(text, message)
    case .failure(let error):
      let problem = CatalogueProblem.syntax(error, at: text.place(of: error.span, in: file.file))
      diagnostics.append(isSource ? problem : options.inTranslation(problem))
      return .broken(text)
    }
  }

  private mutating func reportExtra(_ member: DocumentNode.Member, _ path: [Text]) {
    diagnostics.append(
      CatalogueProblem.extraKey(path.map(\.string), at: file.file.place(member.key.span))
    )
  }
}
