internal import Diagnostics
public import Messages

/// What `bottle.yaml` says about reading the words.
public struct CatalogueOptions: Sendable {
  /// The namespace that is the apps', such as `driverApp`; empty for whole files.
  public var namespace: String
  /// Whether the layout has a file a namespace, so that a file holds nothing else.
  public var hasFileANamespace: Bool
  /// Whether a broken translation stops the outputs, or the source's text stands in for it.
  public var brokenStops: Bool
  /// Which locales are written.
  public var locales: LocaleChoice
  /// The number and date formats that the web's code defines.
  public var formats: Formats
  /// What Android resource names begin with.
  public var resourcePrefix: String
  /// The oldest systems that the apps run on.
  public var oldest: OldestSystems

  /// The oldest systems that the apps run on; nil for a platform that is not written.
  public struct OldestSystems: Hashable, Sendable {
    /// Android's API level.
    public var android: Int?
    /// The version of iOS.
    public var apple: Int?

    /// Makes a pair.
    public init(android: Int? = nil, apple: Int? = nil) {
      self.android = android
      self.apple = apple
    }
  }

  /// Which of the catalogue's locales are written.
  public enum LocaleChoice: Hashable, Sendable {
    /// Every locale that has a file, or that is listed.
    case all
    /// Those of which at least this share is translated, in percent `0…100`.
    case translated(atLeast: Int)
  }

  /// Makes options.
  public init(
    namespace: String,
    hasFileANamespace: Bool,
    brokenStops: Bool,
    locales: LocaleChoice,
    formats: Formats,
    resourcePrefix: String,
    oldest: OldestSystems
  ) {
    self.namespace = namespace
    self.hasFileANamespace = hasFileANamespace
    self.brokenStops = brokenStops
    self.locales = locales
    self.formats = formats
    self.resourcePrefix = resourcePrefix
    self.oldest = oldest
  }

  /// Where in a file the messages lie.
  var namespacePath: String { hasFileANamespace ? "" : namespace }

  /// A problem of a translation: an error, or a warning where the source's text stands in.
  func inTranslation(_ problem: Diagnostic) -> Diagnostic {
    guard !brokenStops, problem.severity == .error else { return problem }
    var weakened = problem
    weakened.severity = .warning
    return weakened
  }
}
