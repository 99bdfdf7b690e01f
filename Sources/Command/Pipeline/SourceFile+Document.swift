internal import Diagnostics
internal import Documents
internal import JSONText
internal import YAML

extension SourceFile {
  /// What the file holds, as JSON or YAML by its name, with what is wrong with it.
  var document: ReadDocument {
    path.utf8.suffix(5).elementsEqual(".json".utf8) ? JSONReader.read(self) : YAMLReader.read(self)
  }
}
