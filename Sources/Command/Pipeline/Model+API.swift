internal import APIModels
internal import Diagnostics
internal import Documents
internal import YAML

extension Model {
  /// What the API's description means.
  static func api(_ sources: Sources) -> Model {
    var model = Model()
    guard let file = sources.api else { return model }
    let document = YAMLReader.read(file, by: .portable)
    model.diagnostics += document.diagnostics
    guard let root = document.root else { return model }
    let (api, problems) = APIReader.read(root, of: file)
    model.api = api
    model.diagnostics += problems
    return model
  }
}
