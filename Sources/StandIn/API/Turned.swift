internal import DriverModels

/// Why something is turned down.
struct Turned: Error, Hashable {
  let status: Int
  let code: String
  let title: String
  var detail: String?
  var errors: [FieldProblem]?

  init(
    _ status: Int,
    _ code: String,
    _ title: String,
    detail: String? = nil,
    errors: [FieldProblem]? = nil
  ) {
    self.status = status
    self.code = code
    self.title = title
    self.detail = detail
    self.errors = errors
  }

  /// One field that cannot be as it is.
  static func field(_ pointer: String, _ code: String) -> Turned {
    Turned(
      422,
      "invalid",
      "Something in it cannot be",
      errors: [FieldProblem(pointer: pointer, code: code)]
    )
  }

  /// The answer that says so.
  var answer: WireAnswer {
    Answers.problem(status, code, title, detail: detail, errors: errors)
  }
}
