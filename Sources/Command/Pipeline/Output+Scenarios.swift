internal import Configuration
internal import Emitters
internal import Outputs
internal import Scenarios

extension Output {
  /// What judges the Android app by the scenarios, in Kotlin.
  static let androidScenarios = Output(marks: [.header]) { model, configuration in
    guard let scenarios = model.scenarios, let section = configuration.scenarios,
      let kotlin = section.kotlin
    else { return [] }
    let settings = KotlinScenarioSettings(
      spec: section.spec.value,
      kotlin: kotlin.value,
      package: section.package.value
    )
    return KotlinScenarios(SuiteTypes.all(in: scenarios.library), settings: settings).jobs
  }

  /// What cases may write, as schemas for editors and other validators.
  static let scenarioSchemas = Output(marks: [.comment]) { model, configuration in
    guard let scenarios = model.scenarios, let section = configuration.scenarios else { return [] }
    return scenarios.partialSchemas(in: section.spec.value)
  }
}
