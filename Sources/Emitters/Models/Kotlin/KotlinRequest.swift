internal import APIModels

/// Writes the class of a request.
struct KotlinRequest {
  private let operation: APIOperation

  init(_ operation: APIOperation) {
    self.operation = operation
  }

  func write(to code: inout CodeWriter) {
    let line = "`\(operation.method.rawValue) \(operation.path.template)`"
    KotlinDoc.write(operation.description, or: "\(line).", depth: 0, to: &code)
    KotlinField.writeClass(operation.callName, fields, to: &code) { code in
      let security = operation.security?.description.map { " " + $0 } ?? ""
      KotlinDoc.write("The request \(line) to send.\(security)", or: "", depth: 1, to: &code)
      code.line("public fun request(\(secret.map { "\($0): String" } ?? "")): WireRequest =")
      code.indented { code in
        code.line("WireRequestBuilder(\(Kotlin.literal(operation.method.rawValue)))")
        code.indented { code in
          for step in steps { code.lines(step.between(".")) }
        }
      }
    }
  }

  private var fields: [KotlinField] {
    var fields = operation.parameters.map { KotlinField($0) }
    if let body = operation.body {
      let type =
        switch body.content {
        case .json(let reference, _): reference.name
        case .bytes: "kotlin.ByteArray"
        }
      fields.append(KotlinField(body: type, description: body.description))
    }
    return fields
  }

  /// The parameter for what says who asks.
  private var secret: String? {
    operation.security.map { Kotlin.member($0.name) }
  }

  /// The calls that make the request, one after another.
  private var steps: [Code] {
    var steps: [Code] = operation.path.pieces.map { piece in
      switch piece {
      case .text(let text): Code(["path(\(Kotlin.literal(text)))"])
      case .parameter(let index): adding("path", operation.parameters[index])
      }
    }
    steps += operation.parameters.filter { $0.location == .query }.map { adding("query", $0) }
    if !operation.accept.isEmpty { steps.append(header("Accept", operation.accept)) }
    steps += security.map { [$0] } ?? []
    if let body = operation.body { steps.append(header("Content-Type", body.mediaType)) }
    steps += operation.parameters.filter { $0.location == .header }.map { adding("header", $0) }
    let body =
      switch operation.body?.content {
      case .json: "this.body.json()"
      case .bytes: "this.body"
      case nil: ""
      }
    return steps + [Code(["build(\(body))"])]
  }

  private func header(_ name: String, _ text: String) -> Code {
    call("header", [Kotlin.literal(name), Kotlin.literal(text), "WireString"])
  }

  private func adding(_ place: String, _ parameter: APIParameter) -> Code {
    let value = "this.\(Kotlin.name(parameter.codeName))"
    return call(place, [Kotlin.literal(parameter.name), value, KotlinType(parameter.type).wire])
  }

  private var security: Code? {
    guard let security = operation.security, let secret else { return nil }
    let (header, prefix) =
      switch security.carrier {
      case .bearer: ("Authorization", "Bearer ")
      case .cookie(let cookie): ("Cookie", cookie + "=")
      case .header(let header): (header, "")
      }
    return call(
      "secret",
      [Kotlin.literal(header), secret, Kotlin.literal(prefix), Kotlin.literal(security.name)]
    )
  }

  private func call(_ function: String, _ arguments: [String]) -> Code {
    KotlinCall.lines(function, arguments, depth: 3)
  }
}
