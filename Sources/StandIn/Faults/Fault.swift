/// Something that goes wrong, laid on top of what the API answers.
public struct Fault: Hashable, Sendable {
  /// What happens.
  public enum Deed: Hashable, Sendable {
    /// The request is gone on its way; the connection ends.
    case loseRequest
    /// What was asked is done, and the answer is gone on its way; the connection ends.
    case loseAnswer
    /// The answer breaks off in its body.
    case drop
    /// There is no connection.
    case noSignal
    /// The answer comes so many milliseconds later.
    case delay(Int64)
    /// The API works on it for so many milliseconds: a copy of a write meanwhile is `in-progress` (A4).
    case slow(Int64)
    /// A status, and what it says.
    case status(Refusal)
    /// Somebody else's page, in place of the API.
    case html(status: Int, page: String)
  }

  /// What it goes with; nil for every request.
  public var on: StandInOperation?
  /// With which of those requests.
  public var turn: FaultTurn
  /// What happens.
  public var deed: Deed

  /// A status in place of what the API would say.
  ///
  /// What A5 remembers of a write is remembered; a 401 ends the session that asked.
  public struct Refusal: Hashable, Sendable {
    /// The status.
    public var status: Int
    /// The word for it; left out as a broken server does.
    public var code: String?
    /// For people.
    public var title: String?
    /// For people, too.
    public var detail: String?
    /// The header Retry-After.
    public var retryAfter: String?
  }
}
