internal import Freshness

/// All that was found in somebody's project.
struct Findings {
  /// The catalogues, the one that is taken first.
  let catalogues: [FoundCatalogue]
  /// What looks like a catalogue and cannot be used.
  let passedOver: [(pattern: String, reason: String)]
  /// The stylesheets, the one that is taken first.
  let stylesheets: [FoundStylesheet]
  let android: FoundAndroid?
  let apple: FoundApple?
  let web: FoundWeb?
  let repository: FoundRepository
  /// What could not be looked into.
  let failures: [DiskError]
  /// Whether there was more than is looked at.
  let isCutShort: Bool

  init(on disk: Disk) throws(DiskError) {
    var files = try ProjectFiles(on: disk)
    let finder = CatalogueFinder(&files)
    catalogues = finder.found
    passedOver = finder.passedOver
    stylesheets = StylesheetFinder(&files).found
    android = AndroidFinder.find(&files)
    apple = AppleFinder.find(&files)
    web = WebFinder.find(&files)
    repository = FoundRepository(&files)
    failures = files.failures
    isCutShort = files.isCutShort
  }

  /// Whether there is anything to make outputs from.
  var hasSources: Bool { !catalogues.isEmpty || !stylesheets.isEmpty }
  /// Whether outputs for Android are made: unless only the other app is here.
  var makesAndroid: Bool { android != nil || apple == nil }
  /// Whether outputs for iOS are made.
  var makesApple: Bool { apple != nil || android == nil }
}
