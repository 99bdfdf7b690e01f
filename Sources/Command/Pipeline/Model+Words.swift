internal import Catalogue
internal import Diagnostics
internal import Parallel

extension Model {
  /// Plans the words over all their locales.
  mutating func addWords(
    _ words: WordsReader,
    _ readings: [LocaleReading],
    tellsMissing: Bool,
    countsProgress: Bool
  ) {
    diagnostics += words.problems
    // Along a source that could not be read, every key of a translation would be one too many.
    if words.keys.leaves.isEmpty, let own = readings.first?.diagnostics, own.hasErrors {
      diagnostics += own + words.problemsOfTranslations
      return
    }
    let planner = WordsPlanner(words.keys, readings, notes: words.notes, words.options)
    let portions = planner.portions
    let planned = SideBySide.map(portions.count) { planner.portion(portions[$0]) }
    let (plan, conflicts) = planner.plan(planned)
    self.words = plan
    if countsProgress { progress = LocaleProgress.of(readings, words.keys, plan) }
    diagnostics += readings.flatMap(\.diagnostics) + conflicts
    if tellsMissing { diagnostics += MissingChecks.check(words.keys, readings) }
  }
}
