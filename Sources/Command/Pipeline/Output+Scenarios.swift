internal import Configuration
internal import Emitters
internal import Outputs

extension Output {
  /// What judges the Android app by the scenarios, in Kotlin.
  static let androidScenarios = Output(marks: [.header]) { _, configuration in
    guard let scenarios = configuration.scenarios, let kotlin = scenarios.kotlin else { return [] }
    let settings = KotlinScenarioSettings(
      spec: scenarios.spec.value,
      kotlin: kotlin.value,
      package: scenarios.package.value
    )
    return KotlinScenarios(settings: settings).jobs
  }
}
