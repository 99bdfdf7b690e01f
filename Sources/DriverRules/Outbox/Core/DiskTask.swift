internal import DriverModels

/// What is to be written into a journal.
enum DiskTask: Hashable, Sendable {
  /// The lock and the bytes of the file.
  case open
  /// What was found is made sure of: the file and its directory synced, the torn tail cut off, or all of
  /// it written anew.
  case secure(Opening)
  /// A press of the button, `correcting` where it makes a new version; `by` whom, `at` the wall clock.
  case record(Int, Recording, correcting: IdempotencyKey?, by: OutboxUser, at: Int64)
  case withdraw(Int, IdempotencyKey)
  case dismiss(Int, IdempotencyKey, isSure: Bool)
  /// The bytes of a write may leave (O25).
  case mark(IdempotencyKey)
  /// What an answer means to a write: sent, or why not.
  case settle(IdempotencyKey, Refusal?)
  /// What holds a line up.
  case waits(OutboxLine)
  case setAside(IdempotencyKey)
  case counted([IdempotencyKey])
  case letGo([IdempotencyKey])
  /// The file is written anew without what is gone (O29).
  case compact

  /// The caller's number, where the driver waits for an answer.
  var ticket: Int? {
    switch self {
    case .record(let ticket, _, _, _, _), .withdraw(let ticket, _), .dismiss(let ticket, _, _):
      ticket
    default: nil
    }
  }
}
