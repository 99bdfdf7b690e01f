internal import Simulation

extension FailingRun {
  /// What happens in plain words, and as a case to paste into the suite.
  ///
  /// - Parameter name: what the case's id ends with.
  func shown(as name: String) -> String {
    let enough =
      moves.count < count ? "\(moves.count) of \(count) moves are enough" : "\(count) moves"
    let text = lines.map { "  \($0)\n" }.joined()
    return """
      \(enough):
      \(text)
      as a case of the outbox suite, as far as its words go:

      \(scenario(id: "outbox/simulated/\(name)"))

      """
  }
}
