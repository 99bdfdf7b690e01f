public import Outputs

/// What judges an Android app by the shared scenarios, in Kotlin: a type a file.
public struct KotlinScenarios: Sendable {
  private let settings: KotlinScenarioSettings

  /// Prepares the files.
  public init(settings: KotlinScenarioSettings) {
    self.settings = settings
  }

  /// The files, one after the other.
  public var files: [OutputFile] { jobs.map { $0() } }

  /// What makes each file by itself, so that they can be made side by side.
  public var jobs: [@Sendable () -> OutputFile] {
    let runtime = KotlinScenarioRuntime.files.map { name, code in file(name) { $0.lines(code) } }
    return runtime + [file("ScenarioFolder", writeFolder)]
  }

  private func writeFolder(to code: inout CodeWriter) {
    code.lines(
      """
      /** Where the suites are. */
      internal object ScenarioFolder {
          /** The folder's path in the project. */
          const val PATH = \(Kotlin.literal(settings.spec.string))
      }
      """
    )
  }

  private func file(_ name: String, _ body: @escaping @Sendable (inout CodeWriter) -> Void)
    -> @Sendable () -> OutputFile
  {
    {
      var code = CodeWriter(indentation: Kotlin.indentation)
      code.line(GeneratedHeader(from: settings.spec.string).line(.slashes))
      code.line()
      code.line("package \(Kotlin.qualified(settings.package))")
      code.line()
      body(&code)
      let folder = settings.kotlin.string + "/" + settings.package.replacing(".", with: "/")
      return OutputFile(path: "\(folder)/\(name).kt", bytes: code.bytes)
    }
  }
}
