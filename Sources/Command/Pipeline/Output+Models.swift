internal import Configuration
internal import Emitters
internal import Outputs

extension Output {
  /// The API's models in Swift.
  static let appleModels = Output(marks: [.header]) { model, configuration in
    guard let api = model.api, let ios = configuration.ios else { return [] }
    let settings = SwiftModelSettings(output: ios.output.value)
    return SwiftModels(api, settings: settings).jobs
  }

  /// The same models in Kotlin.
  static let androidModels = Output(marks: [.header]) { model, configuration in
    guard let api = model.api, let android = configuration.android else { return [] }
    let settings = KotlinModelSettings(
      package: android.package.value,
      kotlin: android.kotlin.value
    )
    return KotlinModels(api, settings: settings).jobs
  }
}
