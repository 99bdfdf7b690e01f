public import Outputs

extension PlannedFile {
  /// The inputs of the lines that are to come into a file that is out of date, from top to bottom.
  ///
  /// A line that only gets or loses the comma at its end is none of them: its neighbour has changed.
  var causes: [Origin] {
    guard verdict == .update, let current, let output else { return [] }
    let both = Lines(LineEndings.unified(current), output.bytes, ignoringLastComma: true)
    let lines = LineDiff.changes(both).flatMap { both.new[$0.new] }
    return output.origins(at: lines.map(\.startIndex))
  }

  /// All inputs that the file is made of.
  public var origins: [Origin] { output?.origins ?? [] }
}
