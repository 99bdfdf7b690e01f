internal import APIModels

extension APIModel {
  /// Whether a type has limits, or may hold something that has, so that a value of it is judged.
  func isJudged(_ reference: APIReference) -> Bool {
    switch self[reference].kind {
    case .words: false
    case .scalar(let scalar): scalar.isJudged
    case .object, .union: true
    }
  }
}

extension APIScalar {
  /// Whether there is anything to judge in a value; a number is always held to be finite.
  fileprivate var isJudged: Bool {
    switch self {
    case .text(let text):
      text.length.isSet || text.format == .uuid || text.pattern != nil
    case .integer(let integer): integer.limits.isSet
    case .number: true
    case .date, .time, .boolean: false
    }
  }
}

extension APILimits {
  fileprivate var isSet: Bool { minimum != nil || maximum != nil }
}
