internal import Diagnostics
internal import Documents

extension APIReading {
  /// A pattern; nil if something in it was refused.
  mutating func pattern(_ text: DocumentText) -> APIPattern? {
    do throws(PatternProblem) {
      return try APIPattern(reading: text.text.string)
    } catch {
      let span = text.fileSpan(of: error.span, in: file)
      report("models/pattern", span, error.message, help: error.help)
      return nil
    }
  }
}
