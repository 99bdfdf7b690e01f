public import Diagnostics

/// One key: its accessor's signature, its placeholders' numbers, and its message in each locale.
///
/// A class, since every emitter goes over all keys and there is much in one to copy.
public final class KeyPlan: Sendable {
  /// The key's parts below the namespace, such as `["round", "stopsLeft"]`.
  public let path: [String]
  /// The key as the web writes it below the namespace: `round.stopsLeft`.
  public let name: String
  /// The name of the key's own resource on Android.
  public let resourceName: String
  /// The source message as it is written, for doc comments.
  public let sourceText: Text
  /// A note for translators.
  public let note: Text?
  /// Where the source message stands.
  public let place: Place
  /// The accessor's parameters: the argument names by first appearance in the source.
  public let parameters: [Parameter]
  /// What the texts print, by number: `placeholders[0]` is number 1 in every locale and branch.
  public let placeholders: [Placeholder]
  /// What decides which sentence is printed, outermost first.
  ///
  /// Empty for a plain message.
  public let selectors: [Selector]
  /// Every combination of the selectors' choices; one empty combination for a plain message.
  public let combinations: [Combination]
  /// The name of each combination's resource on Android; the key's own where the platform decides.
  public let sentenceNames: [String]
  /// Whether any locale's message has tags, so that the accessor returns runs.
  public let isRich: Bool
  /// What it says in each of the plan's locales; nil where its message is missing or left out.
  public let texts: [KeyText?]
  /// For each of the plan's locales, the one whose message it shows.
  ///
  /// Its own index where it has a message, else the nearest of CLDR's parents that has one, else the
  /// source, 0.
  public let stands: [Int]
  /// Where the message stands in each of the plan's files.
  private let spans: [MessageSpan]

  /// Whether the accessor formats the stored text, so that a literal `%` is doubled in it.
  ///
  /// The same in every locale: a translation that drops the only argument is formatted too.
  public var isFormatted: Bool { !placeholders.isEmpty }

  /// Whether some locale has no message of its own.
  public var isIncomplete: Bool { texts.contains { $0 == nil } }

  /// Makes the plan of a key; all its combinations are made, so their count is to be looked at first.
  init(
    path: [String],
    resourceName: String,
    sourceText: Text,
    note: Text? = nil,
    place: Place,
    parameters: [Parameter],
    placeholders: [Placeholder],
    selectors: [Selector],
    isRich: Bool,
    texts: [KeyText?],
    stands: [Int],
    spans: [MessageSpan]
  ) {
    self.path = path
    name = path.joined(separator: ".")
    self.resourceName = resourceName
    self.sourceText = sourceText
    self.note = note
    self.place = place
    self.parameters = parameters
    self.placeholders = placeholders
    self.selectors = selectors
    let combinations = Self.combinations(of: selectors)
    self.combinations = combinations
    sentenceNames = combinations.map { ResourceName.of(resourceName, parts: Self.parts(of: $0)) }
    self.isRich = isRich
    self.texts = texts
    self.stands = stands
    self.spans = spans
  }

  /// The bytes of the message in a locale's file; nil where it has none.
  public func span(in locale: Int) -> Span? { spans[locale].span }

  /// The same key with selectors that pick among its sentences in another way.
  public func with(selectors: [Selector]) -> KeyPlan {
    KeyPlan(
      path: path,
      resourceName: resourceName,
      sourceText: sourceText,
      note: note,
      place: place,
      parameters: parameters,
      placeholders: placeholders,
      selectors: selectors,
      isRich: isRich,
      texts: texts,
      stands: stands,
      spans: spans
    )
  }
}
