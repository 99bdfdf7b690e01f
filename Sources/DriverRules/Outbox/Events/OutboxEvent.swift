public import DriverModels

/// What happens to the outboxes of a phone.
///
/// A `ticket` is the caller's own number for what the driver asked for; `OutboxEffect.told` gives it back.
public enum OutboxEvent: Hashable, Sendable {
  /// The outbox of a business is to be opened; opened again if it could not be before.
  case open(BusinessId)
  /// The calls for a business's outbox that were under way have ended.
  case disk(BusinessId, DiskOutcome)
  /// The request of a number has ended. `chance` is 0 up to, not with, 1: the j of O11.
  case ended(Int, RequestEnd, chance: Double)
  /// The timer went off.
  case timer

  /// The driver pressed a button, now.
  case record(Int, BusinessId, Recording)
  /// The driver corrects a write (O21).
  case correct(Int, BusinessId, IdempotencyKey, Recording)
  /// The driver takes a write back (O24).
  case withdraw(Int, BusinessId, IdempotencyKey)
  /// The driver lets a write go that was turned down; it is asked twice (O21).
  case dismiss(Int, BusinessId, IdempotencyKey, isSure: Bool)
  /// The driver asks to send now (O13).
  case sendNow

  /// The system says whether there is signal (O14).
  case signal(Bool)
  /// The app came to the front.
  case front
  /// The app went to the back. While a round is out it sends there, too (O36).
  case back(roundIsOut: Bool)
  /// The system woke the app behind, for so many milliseconds (O33).
  case wake(milliseconds: Int64)
  /// The time behind is over.
  case timeOver

  /// Somebody signed in, or is known from before: without a token where that session is over (O5).
  case signedIn(PersonId, name: String, SessionToken?)
  /// The token was renewed.
  case renewed(SessionToken)
  /// The driver signed out; with writes unsent only if sure of it (O20).
  case signOut(isSure: Bool)
  /// A business was chosen.
  case chose(BusinessId)
  /// The list of the person's businesses came, ours.
  case businesses([BusinessId])
  /// Another request of ours had a 2xx, ours (O23).
  case succeeded
  /// A day of a business counts these (A8).
  case counted(BusinessId, [IdempotencyKey])
  /// These receipts are not needed any longer (Y11).
  case letGo(BusinessId, [IdempotencyKey])
}
