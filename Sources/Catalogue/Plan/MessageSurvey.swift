internal import Diagnostics
internal import Locales
internal import Messages

/// What one message uses: its arguments and what each must be, its selectors and its tags.
struct MessageSurvey {
  /// Every use of an argument, in the order it is read.
  var uses: [Use] = []
  /// Every selector, outer ones before those in their branches.
  var selectors: [SelectorUse] = []
  /// What the message prints, in the order it is read, without repetition.
  var placeholders: [Placeholder] = []
  /// Every tag's name, with where it first opens.
  var tags: [(name: String, span: Span)] = []
  /// Styles that are not known or that the platforms cannot print.
  var formatProblems: [(error: FormatError, span: Span)] = []

  /// Whether a message asks the same of its arguments, in the same order, and has the same tags.
  func agrees(with other: MessageSurvey) -> Bool {
    formatProblems.isEmpty && uses.count == other.uses.count && tags.count == other.tags.count
      && zip(uses, other.uses).allSatisfy { $0.name == $1.name && $0.demand == $1.demand }
      && zip(tags, other.tags).allSatisfy { $0.name == $1.name }
  }

  /// Whether the message is text alone.
  var isEmpty: Bool { uses.isEmpty && tags.isEmpty && formatProblems.isEmpty }

  /// One use of an argument.
  struct Use {
    var name: String
    var demand: Demand
    var span: Span
  }

  /// What a use asks of an argument's value.
  enum Demand: Hashable {
    /// Nothing: it is printed as it is.
    case anything
    case integer
    case decimal
    case instant(dateOnly: Bool)
    /// One of these words, or another.
    case word([String])
  }

  /// One selector as one message writes it.
  struct SelectorUse {
    var argument: String
    var kind: Selector.Kind
    var exactNumbers: [Int]
    var categories: PluralCategories
    /// A select's words without `other`.
    var words: [String]
    /// Whether it stands in another selector's branch.
    var isNested: Bool
  }

  /// Looks through a message.
  init(_ message: Message, _ formats: KeyFormats) {
    if message.text != nil { return }
    var walk = Walk(survey: self, formats: formats)
    walk.read(message.elements, isNested: false)
    self = walk.survey
  }

  private struct Walk {
    var survey: MessageSurvey
    let formats: KeyFormats
    private var seen: Set<Placeholder> = []

    init(survey: MessageSurvey, formats: KeyFormats) {
      self.survey = survey
      self.formats = formats
    }

    mutating func read(_ elements: [Element], isNested: Bool) {
      for element in elements { read(element, isNested: isNested) }
    }

    mutating func read(_ element: Element, isNested: Bool) {
      switch element {
      case .text, .pound: break
      case .argument(let name, let span):
        survey.uses.append(Use(name: name, demand: .anything, span: span))
        add(Placeholder(argument: name, format: .asIs))
      case .number(let name, let style, let span):
        readNumber(name, formats.number(style), span)
      case .date(let name, let style, let span):
        readDateTime(name, formats.date(style), span)
      case .time(let name, let style, let span):
        readDateTime(name, formats.time(style), span)
      case .tag(let name, let children, let span):
        if !survey.tags.contains(where: { $0.name == name }) { survey.tags.append((name, span)) }
        read(children, isNested: isNested)
      case .select(let select): read(select, isNested: isNested)
      case .plural(let plural): read(plural, isNested: isNested)
      }
    }

    mutating func add(_ placeholder: Placeholder) {
      // Real messages have few, which are compared sooner than hashed.
      if survey.placeholders.count < 8 {
        if !survey.placeholders.contains(placeholder) { survey.placeholders.append(placeholder) }
        return
      }
      if seen.isEmpty { seen.formUnion(survey.placeholders) }
      if seen.insert(placeholder).inserted { survey.placeholders.append(placeholder) }
    }

    mutating func readNumber(
      _ name: String,
      _ format: Result<NumberFormat, FormatError>,
      _ span: Span
    ) {
      switch format {
      case .success(let format):
        let demand: Demand = format.isInteger ? .integer : .decimal
        survey.uses.append(Use(name: name, demand: demand, span: span))
        add(Placeholder(argument: name, format: .number(format)))
      case .failure(let error):
        survey.formatProblems.append((error, span))
      }
    }

    mutating func readDateTime(
      _ name: String,
      _ format: Result<DateTimeFormat, FormatError>,
      _ span: Span
    ) {
      switch format {
      case .success(let format):
        let demand = Demand.instant(dateOnly: format.isDateOnly)
        survey.uses.append(Use(name: name, demand: demand, span: span))
        add(Placeholder(argument: name, format: .dateTime(format)))
      case .failure(let error):
        survey.formatProblems.append((error, span))
      }
    }

    mutating func read(_ select: Select, isNested: Bool) {
      let words = select.branches.map(\.word).filter { $0 != "other" }
      let demand: Demand = words.isEmpty ? .anything : .word(words)
      survey.uses.append(Use(name: select.name, demand: demand, span: select.nameSpan))
      survey.selectors.append(
        SelectorUse(
          argument: select.name,
          kind: .word,
          exactNumbers: [],
          categories: PluralCategories(),
          words: words,
          isNested: isNested
        )
      )
      for branch in select.branches { read(branch.elements, isNested: true) }
    }

    mutating func read(_ plural: Plural, isNested: Bool) {
      survey.uses.append(Use(name: plural.name, demand: .integer, span: plural.nameSpan))
      survey.selectors.append(
        SelectorUse(
          argument: plural.name,
          kind: plural.selectorKind,
          exactNumbers: plural.exactNumbers,
          categories: plural.categories,
          words: [],
          isNested: isNested
        )
      )
      for branch in plural.branches { read(branch.elements, isNested: true) }
    }
  }
}
