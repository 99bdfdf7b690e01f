internal import Diagnostics

/// Reads a stylesheet and what it imports, and keeps what the root element's style is made of.
///
/// What depends on the theme (conditions, selectors, the order of layers) is kept to be asked
/// later; all else is settled here.
struct SheetReader {
  /// How many times files may be imported, however they import each other.
  static let importLimit = 1000
  /// How deep variants and imports may stand in each other.
  static let expansionLimit = 64

  let files: [SourceFile]
  private let numbers: [String: Int32]
  var diagnostics: [Diagnostic] = []

  var declarations: [RootDeclaration] = []
  var names = PropertyNames()
  var selectors = SelectorTable()
  var conditions = ConditionTable()
  var layers = LayerTable()
  var registrations: [Text: PropertyRegistration] = [:]
  var theme = TailwindTheme()
  var variants: [Text: VariantDefinition] = [:]
  var uses = FunctionUses()

  private var contents: [Int32: Lexemes] = [:]
  private var imports = 0
  private var reported: Set<Place> = []

  /// Makes a reader of files, of which the first is the sheet and the others may be imported.
  init(_ files: [SourceFile]) {
    self.files = files
    numbers = Dictionary(
      files.enumerated().map { ($1.path, Int32($0)) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Reads the sheet.
  mutating func read() {
    guard !files.isEmpty else { return }
    readFile(ReadingContext(file: 0))
  }

  /// The number of the file that stands at a path.
  func number(of path: String) -> Int32? {
    numbers[path]
  }

  func place(_ span: Span, in file: Int32) -> Place {
    files[Int(file)].place(span)
  }

  /// Reads one file, as often as it is imported.
  mutating func readFile(_ context: ReadingContext) {
    imports += 1
    let values = values(of: context.file)
    for case .atRule(let rule) in RuleReader(values, .stylesheet)
    where rule.name.isWord("custom-variant") {
      define(rule)
    }
    // CSS Cascade 5, section 2: imports come before all other rules a browser knows, but for the
    // order of layers.
    var mayImport = true
    for item in RuleReader(values, .stylesheet) {
      if case .atRule(let rule) = item {
        let name = rule.name.lowercased
        if name == "import" {
          if mayImport {
            readImport(rule, context)
          } else {
            reportLateImport(rule)
          }
          continue
        }
        let isLayerOrder = name == "layer" && rule.block == nil
        let isUnknown = name != "layer" && !Self.isKnownToBrowsers(name) || name == "charset"
        mayImport = mayImport && (isLayerOrder || isUnknown)
      } else if case .rule = item {
        mayImport = false
      }
      read(item, context)
    }
  }

  private static func isKnownToBrowsers(_ name: String) -> Bool {
    AtRuleName.ignored.contains(name) || AtRuleName.outOfScope.contains(name)
      || ["media", "supports", "property"].contains(name)
  }

  var importsAreExhausted: Bool { imports >= Self.importLimit }

  private mutating func values(of file: Int32) -> Lexemes {
    if let known = contents[file] { return known }
    let source = files[Int(file)]
    if let problem = EncodingProblem.of(source) { diagnostics.append(problem) }
    let (values, problems) = Lexer.read(source, file: file)
    diagnostics += problems.map { $0.diagnostic(in: source.path) }
    contents[file] = values
    return values
  }

  mutating func report(
    _ id: String,
    _ severity: Severity,
    at span: Span,
    in file: Int32,
    _ message: String,
    help: String? = nil
  ) {
    let place = place(span, in: file)
    // A file may be imported twice, and a list of selectors may be in question for each of its
    // declarations.
    guard reported.insert(place).inserted else { return }
    diagnostics.append(Diagnostic(id, severity, at: place, message, help: help))
  }
}
