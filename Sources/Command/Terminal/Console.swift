/// Where results and messages go.
struct Console: Sendable {
  /// Takes results: what somebody may pipe into another program.
  let writeOutput: @Sendable ([UInt8]) throws -> Void
  /// Takes messages: progress, summaries, failures.
  ///
  /// Nobody can be told when they are lost.
  let writeError: @Sendable ([UInt8]) -> Void

  func output(_ text: String) throws {
    try writeOutput(Array(text.utf8))
  }

  func error(_ text: String) {
    writeError(Array(text.utf8))
  }
}
