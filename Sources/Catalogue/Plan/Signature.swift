internal import Diagnostics

/// An accessor's signature, which the source alone decides.
struct Signature {
  /// The parameters by first appearance.
  var parameters: [Parameter]

  /// The signature of a source message, and the argument uses that contradict an earlier one.
  static func of(
    _ survey: MessageSurvey,
    choiceName: (String) -> String
  ) -> (Signature, conflicts: [(use: MessageSurvey.Use, earlier: MessageSurvey.Use)]) {
    var order: [String] = []
    var uses: [String: [MessageSurvey.Use]] = [:]
    for use in survey.uses {
      if uses[use.name] == nil { order.append(use.name) }
      uses[use.name, default: []].append(use)
    }
    var conflicts: [(MessageSurvey.Use, MessageSurvey.Use)] = []
    let parameters = order.map { name in
      let uses = uses[name] ?? []
      if let conflict = conflict(among: uses) { conflicts.append(conflict) }
      return Parameter(name: name, type: type(of: uses, named: choiceName(name)))
    }
    return (Signature(parameters: parameters), conflicts)
  }

  /// What keeps a translation's use of an argument from working with this signature; nil if nothing.
  func problem(with use: MessageSurvey.Use) -> SignatureProblem? {
    guard let parameter = parameters.first(where: { $0.name == use.name }) else {
      return .unknownArgument
    }
    switch (use.demand, parameter.type) {
    case (.anything, .choice(let choice)): return choice.printsWord ? nil : .printsWord
    case (.anything, .instant): return .wrongType(parameter.type)
    case (.anything, _), (.integer, .integer), (.decimal, .integer), (.decimal, .decimal):
      return nil
    case (.instant(let dateOnly), .instant(let parameterDateOnly)):
      return parameterDateOnly && !dateOnly ? .printsTime : nil
    case (.word(let words), .choice(let choice)):
      let extra = words.filter { !choice.words.contains($0) }
      return extra.isEmpty ? nil : .extraWords(extra)
    case (.word(let words), .boolean):
      let extra = words.filter { $0 != "true" && $0 != "false" }
      return extra.isEmpty ? nil : .extraWords(extra)
    case (.integer, _), (.decimal, _), (.instant, _), (.word, _):
      return .wrongType(parameter.type)
    }
  }

  private static func conflict(
    among uses: [MessageSurvey.Use]
  ) -> (MessageSurvey.Use, MessageSurvey.Use)? {
    for (index, use) in uses.enumerated() {
      for earlier in uses[..<index] where !agree(use.demand, earlier.demand) {
        return (use, earlier)
      }
    }
    return nil
  }

  private static func agree(_ one: MessageSurvey.Demand, _ other: MessageSurvey.Demand) -> Bool {
    switch (one, other) {
    case (.anything, .instant), (.instant, .anything): false
    case (.anything, _), (_, .anything): true
    case (.integer, .integer), (.integer, .decimal), (.decimal, .integer), (.decimal, .decimal):
      true
    case (.instant, .instant), (.word, .word): true
    default: false
    }
  }

  private static func type(of uses: [MessageSurvey.Use], named typeName: String) -> ParameterType {
    var words: [String] = []
    var isPrinted = false
    var number: ParameterType?
    var dateOnly: Bool?
    for use in uses {
      switch use.demand {
      case .anything: isPrinted = true
      case .integer: number = .integer
      case .decimal: number = number ?? .decimal
      case .instant(let only): dateOnly = (dateOnly ?? true) && only
      case .word(let some): words += some.filter { !words.contains($0) }
      }
    }
    if let number { return number }
    if let dateOnly { return .instant(dateOnly: dateOnly) }
    if words.isEmpty { return .string }
    if words.allSatisfy({ $0 == "true" || $0 == "false" }) { return .boolean }
    return .choice(.init(typeName: typeName, words: words, printsWord: isPrinted))
  }
}
