internal import APIModels

/// Writes the type of all that may be answered to a request.
struct SwiftReply {
  private let operation: APIOperation

  init(_ operation: APIOperation) {
    self.operation = operation
  }

  func write(to code: inout CodeWriter) {
    SwiftDoc.write(nil, or: "What is answered to `\(operation.callName)`.", depth: 0, to: &code)
    code.block("public nonisolated enum \(operation.replyName): Hashable, Sendable {") { code in
      for answer in operation.answers {
        SwiftDoc.write(answer.response.description, or: "An answer.", depth: 1, to: &code)
        let status = answer.status == nil ? ", status: Int" : ""
        code.line("case \(answer.name)(\(answer.response.typeName)\(status))")
      }
      code.line()
      code.line("/// Reads an answer by its status.")
      code.block("public init(_ answer: WireAnswer) throws(WireError) {") { code in
        code.line("switch answer.status {")
        for answer in operation.answers { writeReading(answer, to: &code) }
        if operation.answers.last?.status != nil {
          code.line("default: throw WireError(.unexpectedStatus)")
        }
        code.line("}")
      }
    }
  }

  private func writeReading(_ answer: APIAnswer, to code: inout CodeWriter) {
    let value = "try \(answer.response.typeName)(answer)"
    if let status = answer.status {
      code.lines(SwiftCall.branch("case \(status)", "self = .\(answer.name)(\(value))", depth: 2))
    } else {
      let statement = "self = .\(answer.name)(\(value), status: answer.status)"
      code.lines(SwiftCall.branch("default", statement, depth: 2))
    }
  }
}
