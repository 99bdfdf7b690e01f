/// The problems whose ids begin with one word.
public struct Area: Sendable {
  /// The word: `words`.
  public let name: String
  /// What they are about, to follow the word: a clause.
  public let about: String
  /// The problems, sorted by id.
  public let explanations: [Explanation]

  private init(_ name: String, _ about: String, _ files: [Explanation]...) {
    self.name = name
    self.about = about
    explanations = files.flatMap(\.self).sorted { $0.id < $1.id }
  }

  /// Every area, in the order in which a run comes to them.
  public static let all: [Area] = [
    Area("init", "what `bottle init` finds where a project begins", Explanation.beginnings),
    Area("config", "mistakes in bottle.yaml", Explanation.configurationMistakes),
    Area("sources", "the files that bottle.yaml names", Explanation.unreadableSources),
    Area("json", "catalogues in JSON", Explanation.jsonFiles, Explanation.jsonTexts),
    Area(
      "yaml",
      "catalogues, the API's description and bottle.yaml as YAML",
      Explanation.yamlFiles,
      Explanation.yamlValues,
      Explanation.yamlPortable
    ),
    Area(
      "words",
      "the catalogue's keys, messages and translations",
      Explanation.wordsFiles,
      Explanation.wordsKeys,
      Explanation.wordsProgress,
      Explanation.wordsSyntax,
      Explanation.wordsQuotes,
      Explanation.wordsPlurals,
      Explanation.wordsArguments,
      Explanation.wordsPermissions
    ),
    Area(
      "css",
      "stylesheets, as a browser reads them",
      Explanation.cssFiles,
      Explanation.cssSyntax,
      Explanation.cssTheme
    ),
    Area(
      "tokens",
      "the colours that the apps get",
      Explanation.tokenValues,
      Explanation.tokenNames,
      Explanation.tokenThemes,
      Explanation.tokenLooks
    ),
    Area(
      "models",
      "the API's description, OpenAPI 3.1 in a strict dialect",
      Explanation.modelsFile,
      Explanation.modelsNames,
      Explanation.modelsSchemas,
      Explanation.modelsOperations,
      Explanation.modelsExamples
    ),
    Area(
      "scenarios",
      "the shared scenarios and their schemas",
      Explanation.scenarioCases,
      Explanation.scenarioSchemas,
      Explanation.scenarioCoverage,
      Explanation.scenarioRuns
    ),
    Area(
      "outputs",
      "the generated files, as check and generate find them",
      Explanation.drift,
      Explanation.outputPaths
    ),
  ]
}
