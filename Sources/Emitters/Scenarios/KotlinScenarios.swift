public import Outputs
public import Scenarios

/// What judges an Android app by the shared scenarios, in Kotlin: a type a file.
public struct KotlinScenarios: Sendable {
  private let suites: [SuiteTypes]
  private let settings: KotlinScenarioSettings

  /// Prepares the files of suites.
  public init(_ suites: [SuiteTypes], settings: KotlinScenarioSettings) {
    self.suites = suites
    self.settings = settings
  }

  /// The files, one after the other.
  public var files: [OutputFile] { jobs.map { $0() } }

  /// What makes each file by itself, so that they can be made side by side.
  public var jobs: [@Sendable () -> OutputFile] {
    let runtime = KotlinScenarioRuntime.files.map { name, code in file(name) { $0.lines(code) } }
    return runtime + [file("ScenarioFolder", writeFolder)] + invariants
      + suites.flatMap(types(of:))
  }

  /// What always holds in the suites.
  private var invariants: [@Sendable () -> OutputFile] {
    let known = KotlinScenarioInvariants.all.filter { known in
      suites.contains { $0.suite == known.suite }
    }
    let files = known.map { suite, code in
      file(KotlinScenarioNames(suite).type("invariants")) { $0.lines(code) }
    }
    let names = known.map(\.suite)
    let list = file("AllInvariants") { KotlinScenarioInvariants.writeList(of: names, to: &$0) }
    return files + [list]
  }

  /// The types of a suite.
  private func types(of suite: SuiteTypes) -> [@Sendable () -> OutputFile] {
    let names = KotlinScenarioNames(suite.suite)
    let steps = KotlinScenarioSteps(names: names, suite: suite)
    let definitions = suite.definitions.map { definition in
      file(names.type(definition.name)) {
        KotlinScenarioDefinition(names: names, definition: definition).write(to: &$0)
      }
    }
    return definitions + [file(steps.name) { steps.write(to: &$0) }]
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
