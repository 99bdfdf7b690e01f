/// What is wrong with a delivery's draft.
public enum DeliveryError: String, Hashable, Sendable, CaseIterable {
  /// A quantity out of its bounds (D3).
  case quantityBad
  /// More than ordered of a gas that does not go off (D4).
  case gasCannotGoOff
  /// A short line, or a stop where nothing went, without a reason (D6, D25).
  case reasonMissing
  /// The reason is `other`, and there is no note of three scalars (D8).
  case noteMissing
  /// The reason is `swapped`, and nothing went instead (D8).
  case swappedWithout
  /// A reason that is none for this line or this customer (D8).
  case reasonDoesNotFit
  /// A note of more than 500 scalars (D9).
  case noteTooLong
  /// Empties of a gas that does not come back (D10).
  case gasCannotComeBack
  /// More cash than can be, or more due than 64 bits hold (D13, D14).
  case amountTooBig
  /// Cash below 0 (D14).
  case cashNegative
  /// Less cash than due, and no reason (D15).
  case cashReasonMissing
  /// No proof of what was asked for, and no reason (D17).
  case proofMissing
  /// A signature without a name (D18).
  case signerMissing
  /// A signature with a name of more than 100 scalars (D18).
  case signerTooLong
  /// Left safe, and yet signed (D18).
  case signedByNobody
  /// The stop is done (D22).
  case alreadyDone
  /// The round is not out (D23).
  case roundNotOut
}
