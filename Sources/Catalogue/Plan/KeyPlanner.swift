internal import Diagnostics
internal import Documents
internal import Locales
internal import Messages

/// Decides what one key is, over all its locales, and says what keeps a locale from agreeing.
struct KeyPlanner {
  /// More sentences than this are refused for one key.
  static let combinationLimit = 512
  /// More arguments than this are refused for one key: the JVM passes at most 254 values, and a
  /// decimal counts twice.
  static let parameterLimit = 100

  let leaf: KeyTree.Leaf
  let index: Int
  /// The readings in the plan's order, the source's first.
  let readings: [LocaleReading]
  let rules: [LocaleRules]
  let fallback: LocaleFallback
  let options: CatalogueOptions
  let choiceName: (String) -> String
  let note: Text?
  private let formats: KeyFormats

  private(set) var diagnostics: [Diagnostic] = []
  private var messages: [Message?] = []
  private var spans: [MessageSpan] = []
  private var merge = SelectorMerge()
  private var placeholders: [Placeholder] = []
  private var isRich = false

  init(
    leaf: KeyTree.Leaf,
    index: Int,
    readings: [LocaleReading],
    rules: [LocaleRules],
    fallback: LocaleFallback,
    options: CatalogueOptions,
    note: Text?,
    choiceName: @escaping (String) -> String
  ) {
    self.leaf = leaf
    self.index = index
    self.readings = readings
    self.rules = rules
    self.fallback = fallback
    self.options = options
    self.note = note
    self.choiceName = choiceName
    formats = KeyFormats(options.formats)
  }

  /// Plans the key; nil where its source message cannot be used.
  mutating func plan() -> KeyPlan? {
    guard case .message(let text, let message) = readings[0].entries[index] else { return nil }
    let survey = MessageSurvey(message, formats)
    let (signature, conflicts) = Signature.of(survey, choiceName: choiceName)
    for problem in survey.formatProblems {
      diagnostics.append(MessageProblem.format(problem.error, at: place(problem.span, 0)))
    }
    for (use, earlier) in conflicts {
      diagnostics.append(
        MessageProblem.conflict(use.name, at: place(use.span, 0), earlier: place(earlier.span, 0))
      )
    }
    guard survey.formatProblems.isEmpty, conflicts.isEmpty else { return nil }
    guard signature.parameters.count <= Self.parameterLimit else {
      diagnostics.append(
        MessageProblem.tooManyArguments(
          signature.parameters.count,
          limit: Self.parameterLimit,
          at: readings[0].file.place(text.span)
        )
      )
      return nil
    }
    isRich = !survey.tags.isEmpty
    messages.reserveCapacity(readings.count)
    spans.reserveCapacity(readings.count)
    accept(message, of: text, survey, 0)
    for locale in readings.indices.dropFirst() {
      readTranslation(locale, survey, signature)
    }
    let selectors = merge.selectors
    let placeholders = merge.placeholders + placeholders
    let place = readings[0].file.place(text.span)
    guard KeyPlan.combinationCount(of: selectors) <= Self.combinationLimit else {
      let counts = selectors.map { ($0.argument, $0.choices.count) }
      diagnostics.append(MessageProblem.tooMany(counts, at: place))
      return nil
    }
    var reader = SentenceReader(placeholders, selectors, formats)
    return KeyPlan(
      path: leaf.path,
      resourceName: ResourceName.of(path: leaf.path, prefix: options.resourcePrefix),
      sourceText: text.text,
      note: note,
      place: place,
      parameters: signature.parameters,
      placeholders: placeholders,
      selectors: selectors,
      isRich: isRich,
      texts: messages.map { $0.map { keyText(of: $0, &reader) } },
      stands: fallback.stands { spans[$0] != .none },
      spans: spans
    )
  }

  private func keyText(of message: Message, _ reader: inout SentenceReader) -> KeyText {
    if let text = message.text { return .text(text) }
    return .pattern(reader.pattern(of: message))
  }

  private mutating func keep(_ message: Message, _ text: DocumentText) {
    messages.append(message)
    spans.append(MessageSpan(text.span))
  }

  private mutating func leaveOut() {
    messages.append(nil)
    spans.append(.none)
  }

  private mutating func accept(
    _ message: Message,
    of text: DocumentText,
    _ survey: MessageSurvey,
    _ locale: Int
  ) {
    keep(message, text)
    merge.add(
      survey.selectors,
      cardinals: rules[locale].cardinals,
      ordinals: rules[locale].ordinals
    )
    for placeholder in survey.placeholders where !placeholders.contains(placeholder) {
      placeholders.append(placeholder)
    }
    guard !survey.selectors.isEmpty else { return }
    let checks = PluralChecks(rules: rules[locale], text: text, file: readings[locale].file)
    diagnostics += checks.check(message.elements)
  }

  private mutating func readTranslation(
    _ locale: Int,
    _ source: MessageSurvey,
    _ signature: Signature
  ) {
    guard case .message(let text, let message) = readings[locale].entries[index] else {
      leaveOut()
      return
    }
    // Most messages are text alone: no locale can disagree about it.
    if message.text != nil, source.isEmpty {
      keep(message, text)
      return
    }
    let survey = MessageSurvey(message, formats)
    // Most translations use what the source uses.
    guard !survey.agrees(with: source) else {
      accept(message, of: text, survey, locale)
      return
    }
    let problems = signatureProblems(of: survey, locale, source, signature)
    guard problems.isEmpty else {
      diagnostics += problems.map { options.inTranslation($0) }
      leaveOut()
      return
    }
    accept(message, of: text, survey, locale)
    compare(survey, source, locale)
  }

  private func signatureProblems(
    of survey: MessageSurvey,
    _ locale: Int,
    _ source: MessageSurvey,
    _ signature: Signature
  ) -> [Diagnostic] {
    let sourcePlace = readings[0].file.place(leaf.text.span)
    var problems = survey.formatProblems.map {
      MessageProblem.format($0.error, at: place($0.span, locale))
    }
    for use in survey.uses {
      guard let problem = signature.problem(with: use) else { continue }
      problems.append(
        MessageProblem.signature(
          problem,
          use,
          at: place(use.span, locale),
          source: sourcePlace,
          known: signature.parameters.map(\.name)
        )
      )
    }
    if source.tags.isEmpty, let tag = survey.tags.first {
      problems.append(
        MessageProblem.newTag(tag.name, at: place(tag.span, locale), source: sourcePlace)
      )
    }
    return problems
  }

  private mutating func compare(
    _ survey: MessageSurvey,
    _ source: MessageSurvey,
    _ locale: Int
  ) {
    let sourcePlace = readings[0].file.place(leaf.text.span)
    let used = Set(survey.uses.map(\.name))
    var dropped: [String] = []
    for use in source.uses where !used.contains(use.name) && !dropped.contains(use.name) {
      dropped.append(use.name)
    }
    if !dropped.isEmpty {
      diagnostics.append(
        MessageProblem.dropped(dropped, at: wholePlace(locale), source: sourcePlace)
      )
    }
    let missing = source.tags.map(\.name).filter { !survey.tags.map(\.name).contains($0) }
    let extra = survey.tags.map(\.name).filter { !source.tags.map(\.name).contains($0) }
    if !missing.isEmpty || !extra.isEmpty {
      diagnostics.append(
        MessageProblem.tagMismatch(
          missing: missing,
          extra: extra,
          at: wholePlace(locale),
          source: sourcePlace
        )
      )
    }
  }

  private func wholePlace(_ locale: Int) -> Place {
    guard case .message(let text, _) = readings[locale].entries[index] else {
      return Place(path: readings[locale].file.path)
    }
    return readings[locale].file.place(text.span)
  }

  private func place(_ span: Span, _ locale: Int) -> Place {
    guard case .message(let text, _) = readings[locale].entries[index] else {
      return Place(path: readings[locale].file.path)
    }
    return text.place(of: span, in: readings[locale].file)
  }
}
