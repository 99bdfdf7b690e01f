extension FailingRun {
  /// A case of the outbox suite that does the same as far as its words can say it, in JSON.
  ///
  /// In a case each step is carried out whole, so what happens between two calls on the disk is lost unless a
  /// crash says it. At the end all faults are over, and it expects that the API has what it should; what
  /// always holds is judged unasked.
  public func scenario(id: String) -> String {
    let title = String("\(violation)".unicodeScalars.prefix(Self.longestTitle))
    let rules = violation.rule.ofSuite.map(CaseStep.quoted).joined(separator: ", ")
    return """
      {
        "id": \(CaseStep.quoted(id)),
        "title": \(CaseStep.quoted(title)), "rules": [\(rules)],
        "tags": ["regression"], "from": "sam", "given": \(text.given),
        "steps": [
      \(text.steps.map { "    \($0)" }.joined(separator: ",\n"))
        ],
        "finally": \(text.finally)
      }

      """
  }

  /// How many characters a title may have.
  private static let longestTitle = 300
}

extension Violation.Rule {
  /// The rules of the suite that say so.
  fileprivate var ofSuite: [String] {
    switch self {
    case .I1, .I10: ["O1"]
    case .I2: ["O2"]
    case .I3, .O7: ["O7"]
    case .I4: ["O10"]
    case .I5: ["O6"]
    case .I6: ["O3", "O4"]
    case .I7: ["O18"]
    case .I8: ["O19"]
    case .I9: ["O25"]
    case .I11: ["O31"]
    case .I12: ["O13"]
    case .I13: ["O11", "O12"]
    case .O14: ["O14"]
    case .O33: ["O33"]
    }
  }
}
