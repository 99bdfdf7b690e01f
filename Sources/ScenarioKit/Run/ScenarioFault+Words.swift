extension ScenarioFault.Moment: CustomStringConvertible {
  /// `step 2, turn`: steps are counted from 1.
  public var description: String {
    switch self {
    case .begin: "begin"
    case .step(let index, let word): "step \(index + 1), \(word)"
    case .finish: "finally"
    }
  }
}
