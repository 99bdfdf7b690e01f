internal import Diagnostics

extension Explanation {
  /// How much it weighs and whether bottle.yaml can say otherwise, in a sentence.
  public var aboutSeverity: String {
    let article = severity == .error ? "An" : "A"
    if let heldBecause {
      return
        "\(article) \(severity.rawValue). bottle.yaml cannot say otherwise, because \(heldBecause)."
    }
    return "\(article) \(severity.rawValue), unless bottle.yaml says otherwise for every verb:"
  }

  /// The lines of bottle.yaml that give it another severity; nil where none can.
  public var setting: String? {
    guard heldBecause == nil else { return nil }
    let chosen = severity == .error ? "warning" : "error"
    let others = ["off", "note", "warning", "error"].filter { $0 != chosen }
    return "lint:\n  \(id): \(chosen)  # or \(others.joined(separator: ", "))"
  }
}
