internal import DriverModels

/// A request, when it came, and what is laid on top of the answer.
struct StandInAsked {
  let request: StandInRequest
  /// The API's clock.
  let now: Timestamp
  /// What is said in place of the API's own verdict.
  var refusal: Fault.Refusal?
  /// For how long the API works on it, in milliseconds.
  var work: Int64 = 0
}
