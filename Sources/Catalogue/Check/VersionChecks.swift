internal import Diagnostics
internal import Messages

/// Finds keys that print what the oldest system an app runs on cannot.
struct VersionChecks {
  /// Android's API level and iOS's version from which the accessors can print a thing.
  private enum Need {
    case date
    case number
    case tags

    var android: Int? {
      switch self {
      case .date: 26  // java.time
      case .number: 24  // android.icu
      case .tags: nil
      }
    }

    var apple: Int? {
      switch self {
      case .date: nil
      case .number, .tags: 15  // FormatStyle and AttributedString
      }
    }

    var inWords: String {
      switch self {
      case .date: "a date or a time"
      case .number: "a number or a plural"
      case .tags: "text with tags"
      }
    }
  }

  /// The oldest systems of the apps; nil for a platform that is not written.
  let oldest: CatalogueOptions.OldestSystems

  /// An error for a key that needs a later system, naming the version.
  func check(_ key: KeyPlan) -> [Diagnostic] {
    needs(of: key).flatMap { need -> [Diagnostic] in
      var problems: [Diagnostic] = []
      if let level = need.android, let minimum = oldest.android, minimum < level {
        let setting = "android.minSdk is \(minimum)"
        problems.append(problem(key, need, "Android API level \(level)", setting))
      }
      if let version = need.apple, let minimum = oldest.apple, minimum < version {
        problems.append(problem(key, need, "iOS \(version)", "ios.minimum is \(minimum)"))
      }
      return problems
    }
  }

  private func needs(of key: KeyPlan) -> [Need] {
    var needs: [Need] = []
    let formats = key.placeholders.map(\.format)
    if formats.contains(where: \.isDateTime) { needs.append(.date) }
    if formats.contains(where: { $0 != .asIs }) { needs.append(.number) }
    if key.isRich { needs.append(.tags) }
    return needs
  }

  private func problem(
    _ key: KeyPlan,
    _ need: Need,
    _ version: String,
    _ setting: String
  ) -> Diagnostic {
    Diagnostic(
      "words/needs-later-system",
      .error,
      at: key.place,
      "`\(key.name)` prints \(need.inWords), which needs \(version), but \(setting)",
      help: "raise it in bottle.yaml, or leave that out of the message"
    )
  }
}

extension Placeholder.Format {
  fileprivate var isDateTime: Bool {
    if case .dateTime = self { true } else { false }
  }
}
