extension ParameterType {
  /// What it is, for people.
  var inWords: String {
    switch self {
    case .string: "a text"
    case .integer: "a whole number"
    case .decimal: "a number"
    case .instant: "a date or a time"
    case .boolean: "true or false"
    case .choice: "a choice of words"
    }
  }
}

extension MessageSurvey.Demand {
  /// What it asks for, for people.
  var inWords: String {
    switch self {
    case .anything: "printed as a text"
    case .integer: "a whole number"
    case .decimal: "a number"
    case .instant: "a date or a time"
    case .word: "a choice of words"
    }
  }
}
