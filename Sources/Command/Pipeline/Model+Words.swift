internal import Catalogue
internal import Diagnostics

extension Model {
  /// What plans the words over all their locales; nil where the source could not be read, as along it
  /// every key of a translation would be one too many.
  static func planner(_ words: WordsReader, _ readings: [LocaleReading]) -> WordsPlanner? {
    if words.keys.leaves.isEmpty, readings.first?.diagnostics.hasErrors == true { return nil }
    return WordsPlanner(words.keys, readings, notes: words.notes, words.options)
  }

  /// What plans portions of the words.
  static func portionPieces(_ planner: WordsPlanner?) -> [@Sendable () -> Finding] {
    guard let planner else { return [] }
    return planner.portions.map { portion -> @Sendable () -> Finding in
      { .portion(planner.portion(portion)) }
    }
  }

  /// Adds the words that were planned.
  mutating func addWords(
    _ words: WordsReader,
    _ readings: [LocaleReading],
    _ planner: WordsPlanner?,
    _ planned: [WordsPlanner.Portion],
    tellsMissing: Bool,
    countsProgress: Bool
  ) {
    diagnostics += words.problems
    guard let planner else {
      diagnostics += (readings.first?.diagnostics ?? []) + words.problemsOfTranslations
      return
    }
    let (plan, conflicts) = planner.plan(planned)
    self.words = plan
    if countsProgress { progress = LocaleProgress.of(readings, words.keys, plan) }
    diagnostics += readings.flatMap(\.diagnostics) + conflicts
    if tellsMissing { diagnostics += MissingChecks.check(words.keys, readings) }
  }
}
