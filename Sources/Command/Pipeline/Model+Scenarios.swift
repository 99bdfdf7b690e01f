internal import Scenarios

extension Model {
  /// What the scenarios are, with all that is wrong with them.
  static func scenarios(_ sources: Sources) -> Model {
    var model = Model()
    guard let files = sources.scenarios else { return model }
    let project = ScenarioProject(files)
    model.scenarios = project
    model.diagnostics += project.diagnostics
    return model
  }
}
