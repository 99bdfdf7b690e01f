public import APIModels
internal import Diagnostics
public import Outputs

/// An API's models, requests and answers in Swift: a type a file.
///
/// The code reads and writes JSON itself, so that it means the same as the models in Kotlin to the
/// byte, and needs no more than the standard library.
public struct SwiftModels: Sendable {
  private let model: APIModel
  private let settings: SwiftModelSettings

  /// Prepares the files of a model.
  public init(_ model: APIModel, settings: SwiftModelSettings) {
    self.model = model
    self.settings = settings
  }

  /// The files, one after the other.
  public var files: [OutputFile] { jobs.map { $0() } }

  /// What makes each file by itself, so that they can be made side by side.
  public var jobs: [@Sendable () -> OutputFile] {
    let types = SwiftTypes(model)
    let schemas = model.schemas.map { schema in
      file(schema.name, of: schema.span) { types.write(schema, to: &$0) }
    }
    let operations = model.operations.flatMap { operation in
      [
        file(operation.callName, of: operation.span) { SwiftRequest(operation).write(to: &$0) },
        file(operation.replyName, of: operation.span) { SwiftReply(operation).write(to: &$0) },
      ]
    }
    let responses = model.allResponses.map { response in
      file(response.typeName, of: response.span) { SwiftResponse(response).write(to: &$0) }
    }
    let runtime = SwiftRuntime.files.map { name, code in file(name) { $0.lines(code) } }
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
      var code = CodeWriter(indentation: SwiftCode.indentation)
      code.line(GeneratedHeader(from: model.path).line(.slashes))
      code.line()
      code.part(of: span?.start, body)
      return OutputFile(
        path: "\(settings.output.string)/Models/\(name).swift",
        code.text,
        origin: model.origin
      )
    }
  }
}
