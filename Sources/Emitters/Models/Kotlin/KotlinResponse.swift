internal import APIModels

/// Writes the class of one answer.
struct KotlinResponse {
  private let response: APIResponse

  init(_ response: APIResponse) {
    self.response = response
  }

  func write(to code: inout CodeWriter) {
    var fields = response.headers.map { KotlinField($0) }
    if let body = response.body {
      fields.append(KotlinField(body: body.schema.name, description: nil))
    }
    KotlinDoc.write(response.description, or: "An answer.", depth: 0, to: &code)
    KotlinField.writeClass(response.typeName, fields, to: &code) { code in
      code.line("/** Reads answers. */")
      code.block("public companion object {") { code in
        code.line("/** Reads an answer's headers and body. */")
        code.line("public fun read(answer: WireAnswer): \(response.typeName) =")
        let making = KotlinCall.lines(response.typeName, arguments, depth: 3)
        code.indented { $0.lines(making) }
      }
    }
  }

  private var arguments: [Code] {
    var arguments = response.headers.map { header in
      let how = header.isRequired ? "required" : "optional"
      let call = KotlinCall.lines(
        "answer.\(how)",
        [Kotlin.literal(header.name), KotlinType(header.type).wire],
        depth: 4
      )
      return call.between("\(Kotlin.name(header.codeName)) = ")
    }
    if let body = response.body {
      arguments.append(Code(["body = \(body.schema.name).read(answer.body)"]))
    }
    return arguments
  }
}
