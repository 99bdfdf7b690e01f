internal import APIModels
internal import Diagnostics
internal import Documents
internal import YAML

extension Model {
  /// Reads the API's description.
  mutating func addAPI(_ sources: Sources) {
    guard let file = sources.api else { return }
    let document = YAMLReader.read(file, by: .portable)
    diagnostics += document.diagnostics
    guard let root = document.root else { return }
    let (model, problems) = APIReader.read(root, of: file)
    api = model
    diagnostics += problems
  }
}
