internal import APIModels
internal import Catalogue
internal import Configuration
internal import Diagnostics
internal import Parallel
internal import Scenarios
internal import Tokens

/// What the sources mean, before any platform is thought of.
struct Model: Sendable {
  /// The words, if there are any to make.
  var words: WordsPlan?
  /// The colours, if there are any to make.
  var colors: Colors?
  /// The API, if one is described.
  var api: APIModel?
  /// The scenarios, if there are any.
  var scenarios: ScenarioProject?
  /// How far the translation into each locale has come, the source first; empty unless asked for.
  var progress: [LocaleProgress] = []
  /// What is not needed any more.
  private(set) var leftovers = Leftovers()
  /// What is wrong with the sources beyond what reading them showed.
  var diagnostics: [Diagnostic] = []

  /// What the colours are on both platforms.
  struct Colors: Sendable {
    /// On a screen for sRGB.
    var srgb: TokenTable
    /// On a screen for Display P3; a stylesheet may ask which it is.
    var displayP3: TokenTable
  }

  /// Works out what the sources mean.
  ///
  /// - Parameters:
  ///   - tellsMissing: Whether to note what is not translated yet.
  ///   - countsProgress: Whether to count how far each locale has come.
  init(_ sources: Sources, tellsMissing: Bool, countsProgress: Bool) {
    guard let configuration = sources.configuration else { return }
    let words = WordsReader(sources, configuration)
    // In two lists: work that is spread from within a piece of spread work is not spread any more.
    let pieces: [@Sendable () -> Finding] =
      [{ .part(.colors(sources, configuration)) }, { .part(.api(sources)) }]
      + Self.scenarioPieces(sources)
      + (words?.pieces ?? []).map { piece in { .reading(piece()) } }
    let read = SideBySide.map(pieces.count) { pieces[$0]() }
    let readings = read.compactMap(\.reading)
    let planner = words.flatMap { Self.planner($0, readings) }
    // The suites first: there are few, and they take longer.
    let rest = Self.suitePieces(sources, read) + Self.portionPieces(planner)
    let made = SideBySide.map(rest.count) { rest[$0]() }
    if let words {
      addWords(
        words,
        readings,
        planner,
        made.compactMap(\.portion),
        tellsMissing: tellsMissing,
        countsProgress: countsProgress
      )
      leftovers = Leftovers(readings)
    }
    for case .part(let part) in read { take(part) }
    addScenarios(sources, read, made)
  }

  /// What a piece of the work found.
  enum Finding: Sendable {
    /// What a locale's file says.
    case reading(LocaleReading)
    /// The plan of some of the words.
    case portion(WordsPlanner.Portion)
    /// What another part of the sources means.
    case part(Model)
    /// The schemas of the scenarios, with what is wrong with them.
    case schemas(SchemaLibrary, [Diagnostic])
    /// What a suite's file says.
    case suite(SuiteReading)
    /// A suite that was held to its schema.
    case judged(JudgedSuite)

    fileprivate var reading: LocaleReading? {
      if case .reading(let reading) = self { reading } else { nil }
    }

    fileprivate var portion: WordsPlanner.Portion? {
      if case .portion(let portion) = self { portion } else { nil }
    }
  }

  /// Nothing yet.
  init() {}

  /// Adds what was worked out of another part of the sources.
  private mutating func take(_ other: Model) {
    colors = colors ?? other.colors
    api = api ?? other.api
    diagnostics += other.diagnostics
  }
}
