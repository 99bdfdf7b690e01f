internal import Diagnostics
internal import Foundation
internal import ScenarioKit

extension SourceFile {
  /// Reads a file from the disk.
  init(reading file: URL) throws(ScenarioFileError) {
    let path = file.path(percentEncoded: false)
    do {
      self.init(path: path, bytes: Array(try Data(contentsOf: file)))
    } catch {
      let problem = Diagnostic(
        ScenarioProblem.unreadable.id,
        .error,
        at: Place(path: path),
        "the file cannot be read: \(error.localizedDescription)"
      )
      throw ScenarioFileError(problems: [problem], file: nil)
    }
  }
}
