internal import Catalogue
internal import Configuration
internal import Diagnostics
internal import Documents
internal import Freshness
internal import Locales
internal import Outputs
internal import Scenarios
internal import Tokens

/// Reads a project's sources from its disk.
///
/// A file that is missing, a folder in a file's place or a link to nothing is a problem in the
/// project and a diagnostic; a file that the system will not let us read is thrown.
struct SourceReader {
  private let disk: Disk
  private let part: Part?
  /// What counts in place of what lies on disk, by path.
  private let mended: [String: [UInt8]]
  private var files: [SourceFile] = []
  private var consulted: Set<String> = []
  private var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - part: What to read the sources of; nil for everything.
  ///   - mended: What counts in place of what lies on disk, by path.
  init(disk: Disk, only part: Part? = nil, mended: [String: [UInt8]] = [:]) {
    self.disk = disk
    self.part = part
    self.mended = mended
  }

  /// Reads all that bottle.yaml names, and bottle.yaml itself.
  mutating func read() throws(DiskError) -> Sources {
    try sources(file(Project.fileName))
  }

  /// Reads all that a bottle.yaml names which is not on disk yet.
  mutating func read(projectFile: SourceFile) throws(DiskError) -> Sources {
    files.append(projectFile)
    return try sources(projectFile)
  }

  private mutating func sources(_ projectFile: SourceFile?) throws(DiskError) -> Sources {
    var configuration: Configuration?
    var words: Sources.Words?
    var stylesheets: [SourceFile] = []
    var api: SourceFile?
    var scenarios: ScenarioFiles?
    if let file = projectFile {
      let (read, problems) = Configuration.read(file)
      diagnostics += problems
      configuration = part.map { read?.limited(to: $0) } ?? read
    }
    // What a mistaken bottle.yaml means is a guess; problems that follow from it would mislead.
    if !diagnostics.hasErrors, let read = configuration {
      if let section = read.words { words = try self.words(section) }
      if let section = read.tokens { stylesheets = try self.stylesheets(section) }
      if let path = read.api { api = try file(path.value.string, namedAt: path.place) }
      if let section = read.scenarios { scenarios = try self.scenarios(section) }
    }
    return Sources(
      configuration: configuration,
      words: words,
      stylesheets: stylesheets,
      api: api,
      scenarios: scenarios,
      files: files,
      consulted: consulted,
      diagnostics: diagnostics
    )
  }

  private mutating func words(
    _ section: Configuration.Words
  ) throws(DiskError) -> Sources.Words? {
    let source = section.source
    guard
      let pattern = CataloguePattern(
        section.catalogue.value,
        namespace: section.namespace.value
      )
    else { return nil }
    let found = try localeFiles(pattern, section)
    let (chosen, problems) = LocaleFiles.choose(
      found,
      source: source.value,
      wanted: section.listedLocales
    )
    diagnostics += problems
    diagnostics += missing(section, among: chosen.map(\.locale), in: pattern.folder)

    let isSource = { (file: LocaleFile) in file.locale == source.value }
    var read: [(locale: LanguageTag, file: SourceFile)] = []
    for found in chosen.filter(isSource) + chosen.filter({ !isSource($0) }) {
      if let file = try file(found.path) { read.append((found.locale, file)) }
    }
    var notes: DocumentNode?
    if let path = section.descriptions,
      let file = try file(path.value.string, namedAt: path.place)
    {
      let document = file.document
      diagnostics += document.diagnostics
      notes = document.root
    }
    guard read.first?.locale == source.value else { return nil }
    return Sources.Words(files: read, notes: notes)
  }

  /// The suites and their schemas.
  private mutating func scenarios(
    _ section: Configuration.Scenarios
  ) throws(DiskError) -> ScenarioFiles {
    let folder = section.spec.value.string
    let schemas = "\(folder)/\(ScenarioFiles.schemaFolder)"
    let standIn = "\(folder)/\(ScenarioFiles.standInName)"
    return ScenarioFiles(
      folder: folder,
      suites: try files(in: folder, ending: ScenarioFiles.suiteEnding, namedAt: section.spec.place),
      schemas: try files(in: schemas, ending: ".json", namedAt: section.spec.place),
      standIn: try kind(of: standIn) == .file ? file(standIn) : nil
    )
  }

  /// The files of a folder whose names have an ending, sorted by path.
  private mutating func files(
    in folder: String,
    ending: String,
    namedAt place: Place
  ) throws(DiskError) -> [SourceFile] {
    consulted.insert(folder)
    var read: [SourceFile] = []
    do {
      for name in try disk.list(folder).sorted() where name.hasSuffix(ending) {
        if let file = try file("\(folder)/\(name)") { read.append(file) }
      }
    } catch  where error.problem.isInProject {
      diagnostics.append(Diagnostic("sources/unreadable", .error, at: place, error.message))
    }
    return read
  }

  /// The stylesheet and the files that it imports, and those that they import.
  ///
  /// None if it cannot be read. An import that is absent is told with the stylesheet's problems.
  private mutating func stylesheets(
    _ section: Configuration.Tokens
  ) throws(DiskError) -> [SourceFile] {
    let path = section.stylesheet
    guard let sheet = try file(path.value.string, namedAt: path.place) else { return [] }
    return try ImportedSheets.all(from: sheet) { path throws(DiskError) in
      try kind(of: path) == .file ? file(path) : nil
    }
  }

  /// The files in the catalogue's folder that have a locale's name, sorted by path.
  private mutating func localeFiles(
    _ pattern: CataloguePattern,
    _ section: Configuration.Words
  ) throws(DiskError) -> [(code: String, path: String)] {
    let names: [String]
    consulted.insert(pattern.folder)
    do {
      names = try disk.list(pattern.folder)
    } catch  where error.problem.isInProject {
      diagnostics.append(
        Diagnostic("words/no-catalogue", .error, at: section.catalogue.place, error.message)
      )
      return []
    }
    var found: [(code: String, path: String)] = []
    for name in names {
      guard let code = pattern.locale(ofEntry: name) else { continue }
      let path = pattern.path(ofEntry: name)
      if path == section.descriptions?.value.string { continue }
      // In a layout of folders, one without the namespace's file is not translated at all.
      if pattern.hasFolders, try kind(of: path) == nil { continue }
      found.append((code, path))
    }
    return found
  }

  private mutating func kind(of path: String) throws(DiskError) -> FileKind? {
    consulted.insert(path)
    return try disk.kind(of: path)
  }

  /// Reads a file; `place` is where bottle.yaml names it, if it does.
  private mutating func file(
    _ path: String,
    namedAt place: Place? = nil
  ) throws(DiskError) -> SourceFile? {
    consulted.insert(path)
    do {
      let bytes = if let bytes = mended[path] { bytes } else { try disk.read(path) }
      let file = SourceFile(path: path, bytes: bytes)
      files.append(file)
      return file
    } catch  where error.problem.isInProject {
      diagnostics.append(
        Diagnostic("sources/unreadable", .error, at: place ?? Place(path: path), error.message)
      )
      return nil
    }
  }

  /// Locales that bottle.yaml names and the catalogue has no file for.
  private func missing(
    _ section: Configuration.Words,
    among locales: [LanguageTag],
    in folder: String
  ) -> [Diagnostic] {
    var named: [(locale: Setting<LanguageTag>, what: String)] = []
    named.append((section.source, "the source locale"))
    if case .listed(let listed) = section.locales.value {
      named += listed.map { ($0, "the locale") }
    }
    return named.filter { !locales.contains($0.locale.value) }.map { named in
      Diagnostic(
        "words/no-locale",
        .error,
        at: named.locale.place,
        "\(named.what) `\(named.locale.value)` has no file in "
          + (folder.isEmpty ? "the project's folder" : "`\(folder)`"),
        help: locales.isEmpty
          ? nil : "there are " + locales.map { "`\($0)`" }.joined(separator: ", ")
      )
    }
  }
}

extension Configuration.Words {
  /// The locales that are listed; nil where any will do.
  fileprivate var listedLocales: [LanguageTag]? {
    if case .listed(let listed) = locales.value { listed.map(\.value) } else { nil }
  }
}

extension DiskProblem {
  /// Whether something that somebody put or left out in the project is the cause.
  fileprivate var isInProject: Bool {
    switch self {
    case .missing, .isFolder, .isSpecial, .belowFile, .linkToNothing, .linkCircle, .leavesProject,
      .sameFile, .badPath, .tooLarge, .nameTooLong:
      true
    case .denied, .noSpace, .readOnly, .tooManyOpen, .locked, .changed, .system: false
    }
  }
}
