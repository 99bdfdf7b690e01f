internal import DriverModels

/// The answers that the API gives, without the headers that all have.
enum Answers {
  /// A failure of the API's own (RFC 9457).
  static func problem(
    _ status: Int,
    _ code: String?,
    _ title: String?,
    detail: String? = nil,
    errors: [FieldProblem]? = nil,
    headers: [WireHeader] = []
  ) -> WireAnswer {
    let problem = Problem(
      title: title,
      status: Int32(clamping: status),
      detail: detail,
      code: code.map { ProblemCode($0) },
      errors: errors
    )
    return WireAnswer(
      status: status,
      headers: [WireHeader("Content-Type", "application/problem+json")] + headers,
      body: bytes(problem)
    )
  }

  /// A failure as better-auth tells it.
  static func authError(
    _ status: Int,
    _ code: String?,
    _ message: String?,
    headers: [WireHeader] = []
  ) -> WireAnswer {
    let error = AuthError(code: code.map { AuthErrorCode($0) }, message: message)
    return WireAnswer(
      status: status,
      headers: [WireHeader("Content-Type", "application/json")] + headers,
      body: bytes(error)
    )
  }

  /// A model, and with it what the API's description does not mention.
  static func json(
    _ status: Int,
    _ body: some WireModel,
    headers: [WireHeader] = []
  ) -> WireAnswer {
    WireAnswer(
      status: status,
      headers: [WireHeader("Content-Type", "application/json")] + headers,
      body: bytes(body)
    )
  }

  /// A model's bytes; every model here is made of what was read, or of plain texts, and can be written.
  static func bytes(_ model: some WireModel) -> [UInt8] {
    (try? model.json()) ?? []
  }
}
