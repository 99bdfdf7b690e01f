internal import Catalogue
internal import Diagnostics
internal import Locales

extension Session {
  /// Shows how far the translation into each locale has come, where there is more than the source and
  /// the report is for people.
  func tabulate(_ progress: [LocaleProgress]) {
    let isForPeople = [ReportFormat.text.name, ReportFormat.github.name].contains(format.name)
    guard progress.count > 1, isForPeople, !invocation.has(.quiet) else { return }
    let rows = progress.map { locale in
      let counts = [locale.translated, locale.missing, locale.empty, locale.broken]
      return [locale.locale.description] + counts.map { $0 == 0 ? "-" : String($0) }
        + ["\(locale.percent)%"]
    }
    let heading = ["locale", "translated", "missing", "empty", "broken", "done"]
    console.error("\n\(Table.lines(heading, rows))\n")
  }
}
