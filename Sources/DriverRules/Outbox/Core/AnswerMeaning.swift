/// What an answer means to the write that it is to (O10).
enum AnswerMeaning: Hashable, Sendable {
  /// The API has it.
  case sent
  /// The API refuses it.
  case refused(Refusal)
  /// Nothing was decided, and it goes again; `retryAfter` is what the API asked for, in milliseconds.
  case failed(retryAfter: Int64?, is5xx: Bool)
  /// An earlier attempt is still being worked on.
  case inProgress
  /// The token is no good.
  case unauthorized
  /// The person is no member of the business.
  case notAMember
  /// The app is too old.
  case appTooOld
}
