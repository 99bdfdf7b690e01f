public import APIModels
internal import Diagnostics
public import Outputs

/// An API's models, requests and answers in Kotlin: a type a file.
///
/// The code reads and writes JSON itself, so that it means the same as the models in Swift to the byte;
/// kotlinx.serialization's own `Json` reads and writes the types by it too.
public struct KotlinModels: Sendable {
  private let model: APIModel
  private let settings: KotlinModelSettings

  /// Prepares the files of a model.
  public init(_ model: APIModel, settings: KotlinModelSettings) {
    self.model = model
    self.settings = settings
  }

  /// The files, one after the other.
  public var files: [OutputFile] { jobs.map { $0() } }

  /// What makes each file by itself, so that they can be made side by side.
  public var jobs: [@Sendable () -> OutputFile] {
    let types = KotlinTypes(model)
    let schemas = model.schemas.map { schema in
      file(schema.name, of: schema.span) { code in
        code.line("import kotlinx.serialization.Serializable")
        code.line()
        types.write(schema, to: &code)
      }
    }
    let operations = model.operations.flatMap { operation in
      [
        file(operation.callName, of: operation.span) { KotlinRequest(operation).write(to: &$0) },
        file(operation.replyName, of: operation.span) { KotlinReply(operation).write(to: &$0) },
      ]
    }
    let responses = model.allResponses.map { response in
      file(response.typeName, of: response.span) { KotlinResponse(response).write(to: &$0) }
    }
    let runtime = KotlinRuntime.files.map { name, code in file(name) { $0.lines(code) } }
    return schemas + operations + responses + runtime
  }

  /// What makes a file.
  ///
  /// - Parameter span: What of the description it is made of; nil for what is the same for every API.
  private func file(
    _ name: String,
    of span: Span? = nil,
    _ body: @escaping @Sendable (inout CodeWriter) -> Void
  ) -> @Sendable () -> OutputFile {
    {
      let package = settings.package + ".generated.models"
      var code = CodeWriter(indentation: Kotlin.indentation)
      code.line(GeneratedHeader(from: model.path).line(.slashes))
      code.line()
      code.line("package \(Kotlin.qualified(package))")
      code.line()
      code.part(of: span?.start, body)
      let folder = settings.kotlin.string + "/" + package.replacing(".", with: "/")
      return OutputFile(path: "\(folder)/\(name).kt", code.text, origin: model.origin)
    }
  }
}
