import Explanations
import TestSupport

extension Example {
  /// The example's project in a folder.
  func written() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for file in project { try folder.write(file.path, file.bytes) }
    return folder
  }
}
