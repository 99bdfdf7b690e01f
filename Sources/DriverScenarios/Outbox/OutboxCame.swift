internal import DriverModels
internal import DriverRules

/// What came of one step of the suite `outbox`.
struct OutboxCame {
  var requests: [OutboxAttempt] = []
  var cancelled: [IdempotencyKey] = []
  var shown: [OutboxMessage] = []
  var told: OutboxTold?
  /// The keys of what the API has been found to have.
  var sent: [IdempotencyKey] = []
}
