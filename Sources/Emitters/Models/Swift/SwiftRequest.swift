internal import APIModels
internal import Catalogue

/// Writes the type of a request.
struct SwiftRequest {
  private let operation: APIOperation

  init(_ operation: APIOperation) {
    self.operation = operation
  }

  func write(to code: inout CodeWriter) {
    let line = "\(operation.method.rawValue) \(operation.path.template)"
    SwiftDoc.write(operation.description, or: "`\(line)`.", depth: 0, to: &code)
    code.block("public nonisolated struct \(operation.callName): Hashable, Sendable {") { code in
      SwiftField.write(fields, to: &code)
      code.line()
      SwiftDoc.write(comment, or: "", depth: 1, to: &code)
      let head: CodeLine = "public func request(\(secret ?? "")) throws(WireError) -> WireRequest {"
      code.block(head) { writeBody(to: &$0) }
    }
    SwiftSecret.write(operation.callName, fields, to: &code)
  }

  private var fields: [SwiftField] {
    var fields = operation.parameters.map { SwiftField($0) }
    if let body = operation.body {
      let type =
        switch body.content {
        case .json(let reference, _): reference.name
        case .bytes: "[Swift.UInt8]"
        }
      fields.append(SwiftField(body: type, description: body.description))
    }
    return fields
  }

  private var comment: String {
    let line = "`\(operation.method.rawValue) \(operation.path.template)`"
    return "The request \(line) to send." + (operation.security?.description.map { " " + $0 } ?? "")
  }

  /// The parameter for what says who asks.
  private var secret: String? {
    operation.security.map { security in
      "\(SwiftName.member(Identifier.member(security.name))) secret: String"
    }
  }

  private func writeBody(to code: inout CodeWriter) {
    let isFixed = operation.security == nil && operation.accept.isEmpty && fields.isEmpty
    code.line(
      "\(isFixed ? "let" : "var") request = WireRequest(method: \"\(operation.method.rawValue)\")"
    )
    for piece in operation.path.pieces {
      switch piece {
      case .text(let text):
        code.line("request.path += \(SwiftCode.literal(text))")
      case .parameter(let index):
        code.lines(adding("Path", operation.parameters[index]))
      }
    }
    for parameter in operation.parameters where parameter.location == .query {
      code.lines(adding("Query", parameter))
    }
    if !operation.accept.isEmpty {
      code.line("try request.addHeader(\"Accept\", \(SwiftCode.literal(operation.accept)))")
    }
    writeSecurity(to: &code)
    if let body = operation.body {
      let type = SwiftCode.literal(body.mediaType)
      code.line("try request.addHeader(\"Content-Type\", \(type))")
    }
    for parameter in operation.parameters where parameter.location == .header {
      code.lines(adding("Header", parameter))
    }
    switch operation.body?.content {
    case .json: code.line("request.body = try self.body.json()")
    case .bytes: code.line("request.body = self.body")
    case nil: break
    }
    code.line("return request")
  }

  private func adding(_ place: String, _ parameter: APIParameter) -> Code {
    let arguments = [
      SwiftCode.literal(parameter.name), "self.\(SwiftName.parameter(parameter.codeName))",
    ]
    return SwiftCall.lines("try request.add\(place)", arguments.map { "\($0)" }, depth: 2)
  }

  private func writeSecurity(to code: inout CodeWriter) {
    guard let security = operation.security else { return }
    let name = SwiftCode.literal(security.name)
    let arguments: [String] =
      switch security.carrier {
      case .bearer: ["\"Authorization\"", "secret", "after: \"Bearer \"", "from: \(name)"]
      case .cookie(let cookie):
        ["\"Cookie\"", "secret", "after: \(SwiftCode.literal(cookie + "="))", "from: \(name)"]
      case .header(let header): [SwiftCode.literal(header), "secret", "from: \(name)"]
      }
    let call = SwiftCall.lines("try request.addHeader", arguments.map { "\($0)" }, depth: 2)
    code.lines(call)
  }
}
