internal import DriverModels

/// The person who is known on the phone.
struct OutboxUser: Hashable, Sendable {
  var person: PersonId
  var name: String
  /// Nil where the session is over: what is done is recorded all the same (O5).
  var token: SessionToken?
}
