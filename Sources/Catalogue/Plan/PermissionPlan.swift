public import Diagnostics

/// One usage description of Info.plist.
public struct PermissionPlan: Hashable, Sendable {
  /// The key of Info.plist, such as `NSCameraUsageDescription`.
  public var plistKey: String
  /// A note for translators.
  public var note: Text?
  /// Where the source text stands.
  public var place: Place
  /// The text in each of the plan's locales; nil where it is missing or left out.
  public var texts: [Text?]
  /// For each of the plan's locales, the index of the locale whose text it carries.
  public var stands: [Int]
  /// The bytes of the text in each locale's file; nil where it has none.
  public var spans: [Span?]

  /// Makes the plan of a usage description.
  public init(
    plistKey: String,
    note: Text? = nil,
    place: Place,
    texts: [Text?],
    stands: [Int],
    spans: [Span?]
  ) {
    self.plistKey = plistKey
    self.note = note
    self.place = place
    self.texts = texts
    self.stands = stands
    self.spans = spans
  }
}
