internal import APIModels

/// Writes the type of all that may be answered to a request.
struct KotlinReply {
  private let operation: APIOperation

  init(_ operation: APIOperation) {
    self.operation = operation
  }

  func write(to code: inout CodeWriter) {
    KotlinDoc.write(nil, or: "What is answered to [\(operation.callName)].", depth: 0, to: &code)
    code.block("public sealed interface \(operation.replyName) {") { code in
      for answer in operation.answers {
        writeAnswer(answer, to: &code)
        code.line()
      }
      code.line("/** Reads answers. */")
      code.block("public companion object {") { code in
        code.line("/** Reads an answer by its status. */")
        code.line("public fun read(answer: WireAnswer): \(operation.replyName) =")
        code.indented { code in
          code.block("when (answer.status) {") { code in
            for answer in operation.answers { writeReading(answer, to: &code) }
            if operation.answers.last?.status != nil {
              code.line("else -> throw WireError(WireErrorCode.UNEXPECTED_STATUS)")
            }
          }
        }
      }
    }
  }

  private func writeAnswer(_ answer: APIAnswer, to code: inout CodeWriter) {
    KotlinDoc.write(answer.response.description, or: "An answer.", depth: 1, to: &code)
    code.block("public data class \(name(answer))(", ") : \(operation.replyName)") { code in
      code.line("/** What the answer says. */")
      code.line("public val response: \(answer.response.typeName),")
      if answer.status == nil {
        code.line("/** The status. */")
        code.line("public val status: Int,")
      }
    }
  }

  private func writeReading(_ answer: APIAnswer, to code: inout CodeWriter) {
    let value = "\(answer.response.typeName).read(answer)"
    if let status = answer.status {
      code.line("\(status) -> \(name(answer))(\(value))")
    } else {
      code.line("else -> \(name(answer))(\(value), answer.status)")
    }
  }

  private func name(_ answer: APIAnswer) -> String {
    KotlinName.capitalised(answer.name)
  }
}
