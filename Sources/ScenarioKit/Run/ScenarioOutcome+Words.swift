extension ScenarioOutcome {
  /// The outcome in a few words, with the reason where there is one.
  public var words: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .error: "error"
    case .skipped(let skip): "skipped: \(skip.why)"
    case .knownFailure(let known, _): "failed as known: \(known.because)"
    case .unexpectedPass: "passed, though known to fail"
    }
  }
}
