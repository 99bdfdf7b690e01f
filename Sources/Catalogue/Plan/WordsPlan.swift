public import Diagnostics
public import Locales

/// Everything the emitters need to know of the words: what each key is on both platforms, decided
/// over all locales and branches together.
public struct WordsPlan: Sendable {
  /// The locales written: the source first, the others by their codes.
  public let locales: [LanguageTag]
  /// The path of each locale's file.
  public let paths: [String]
  /// The plural rules of each locale.
  public let rules: [LocaleRules]
  /// The keys that become resources and accessors, in the source's order.
  public var keys: [KeyPlan]
  /// The keys that become Info.plist usage descriptions, in the source's order.
  public var permissions: [PermissionPlan]

  /// Makes a plan.
  init(
    locales: [LanguageTag],
    paths: [String],
    rules: [LocaleRules],
    keys: [KeyPlan],
    permissions: [PermissionPlan]
  ) {
    self.locales = locales
    self.paths = paths
    self.rules = rules
    self.keys = keys
    self.permissions = permissions
  }

  /// The place of some bytes in a locale's file.
  public func place(_ span: Span, in locale: Int) -> Place {
    Place(path: paths[locale], span: span)
  }
}
