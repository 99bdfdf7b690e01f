/// How many cases of a report came out how.
struct ScenarioTally: Sendable {
  var passed = 0
  var failed = 0
  var errors = 0
  var skipped = 0
  var known = 0
  var unexpected = 0

  /// Counts results.
  init(_ results: [ScenarioResult]) {
    for result in results {
      switch result.outcome {
      case .passed: passed += 1
      case .failed: failed += 1
      case .error: errors += 1
      case .skipped: skipped += 1
      case .knownFailure: known += 1
      case .unexpectedPass: unexpected += 1
      }
    }
  }

  /// Each kind that counts in words, those that nothing came of left out: `12 passed, 1 failed`.
  var sentence: String {
    let counts = [
      (passed, "passed"), (failed, "failed"), (errors, errors == 1 ? "error" : "errors"),
      (unexpected, "passed unexpectedly"), (known, "failed as known"), (skipped, "skipped"),
    ]
    let words = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return words.isEmpty ? "no case" : words.joined(separator: ", ")
  }
}
