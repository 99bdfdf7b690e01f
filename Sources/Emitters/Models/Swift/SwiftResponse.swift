internal import APIModels

/// Writes the type of one answer.
struct SwiftResponse {
  private let response: APIResponse

  init(_ response: APIResponse) {
    self.response = response
  }

  func write(to code: inout CodeWriter) {
    var fields = response.headers.map { SwiftField($0) }
    if let body = response.body {
      fields.append(SwiftField(body: body.schema.name, description: nil))
    }
    SwiftDoc.write(response.description, or: "An answer.", depth: 0, to: &code)
    code.block("public nonisolated struct \(response.typeName): Hashable, Sendable {") { code in
      SwiftField.write(fields, to: &code)
      code.line()
      code.line("/// Reads an answer's headers and body.")
      guard !fields.isEmpty else {
        code.line("public init(_ answer: WireAnswer) throws(WireError) {}")
        return
      }
      code.block("public init(_ answer: WireAnswer) throws(WireError) {") { code in
        for header in response.headers {
          let how = header.isRequired ? "required" : "optional"
          let name = SwiftCode.literal(header.name)
          let start = "self.\(SwiftName.member(header.codeName)) ="
          code.lines(SwiftCall.split(start, "try answer.\(how)(\(name))", depth: 2))
        }
        if let body = response.body {
          code.line("self.body = try \(body.schema.name)(json: answer.body)")
        }
      }
    }
    SwiftSecret.write(response.typeName, fields, to: &code)
  }
}
