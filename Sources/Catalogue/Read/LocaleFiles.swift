public import Diagnostics
public import Locales

/// Works out which file is for which locale.
public enum LocaleFiles {
  /// The files of the locales that are wanted, in the order found, with what is wrong with their
  /// names.
  ///
  /// - Parameters:
  ///   - found: each file's code, as its name says it, and its path.
  ///   - wanted: the locales that `words.locales` lists beside the source; nil for all.
  public static func choose(
    _ found: [(code: String, path: String)],
    source: LanguageTag,
    wanted: [LanguageTag]?
  ) -> (files: [LocaleFile], diagnostics: [Diagnostic]) {
    var files: [LocaleFile] = []
    var diagnostics: [Diagnostic] = []
    for (code, path) in found {
      switch LanguageTag.parse(code) {
      case .success(let tag):
        let isWanted = tag == source || (wanted?.contains(tag) ?? true)
        if isWanted { files.append(LocaleFile(locale: tag, path: path)) }
      case .failure(let problem):
        // With a list in bottle.yaml, a file of another name is not a translation.
        if wanted == nil { diagnostics.append(LocaleProblem.name(code, problem, path)) }
      }
    }
    diagnostics += clashes(files)
    return (files, diagnostics)
  }

  /// Locales that end in one file or folder on a platform.
  private static func clashes(_ files: [LocaleFile]) -> [Diagnostic] {
    var owners: [String: LocaleFile] = [:]
    return files.compactMap { file in
      for name in ["Android " + file.locale.androidQualifier, "iOS " + file.locale.appleIdentifier]
      {
        if let other = owners.updateValue(file, forKey: name), other.path != file.path {
          return LocaleProblem.twice(file, other)
        }
      }
      return nil
    }
  }
}
