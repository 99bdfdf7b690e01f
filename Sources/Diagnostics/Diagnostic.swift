/// One problem in what somebody wrote: an id, a place, a sentence and a help line.
///
/// If only one thing can be shown it is `message`, so that says what is wrong and why in one
/// sentence without a full stop; `help` says what to do about it, so that it can be pasted where
/// that is possible.
public struct Diagnostic: Hashable, Sendable {
  /// A path such as `words/unknown-argument`, which never changes once released.
  public var id: String
  /// How much it weighs.
  public var severity: Severity
  /// Where it is; nil for a problem that has no file.
  public var place: Place?
  /// What is wrong and why.
  public var message: String
  /// What to do about it.
  public var help: String?
  /// Other places that matter, each with what stands there.
  public var related: [Related]
  /// What mends it in the file of `place`, all of them together, where a mend is certain.
  public var edits: [Edit]
  /// The places in the sources that brought about what is wrong at `place`, which is not theirs, each
  /// with what stands there; the first is where an annotation belongs.
  public var causes: [Related]

  /// A second place of a diagnostic, such as the first of two equal names.
  public struct Related: Hashable, Sendable {
    /// Where it is.
    public var place: Place
    /// What stands there.
    public var message: String

    /// Makes a second place with what stands there.
    public init(_ place: Place, _ message: String) {
      self.place = place
      self.message = message
    }
  }

  /// Makes a diagnostic.
  public init(
    _ id: String,
    _ severity: Severity,
    at place: Place?,
    _ message: String,
    help: String? = nil,
    related: [Related] = [],
    edits: [Edit] = [],
    causes: [Related] = []
  ) {
    self.id = id
    self.severity = severity
    self.place = place
    self.message = message
    self.help = help
    self.related = related
    self.edits = edits
    self.causes = causes
  }
}
