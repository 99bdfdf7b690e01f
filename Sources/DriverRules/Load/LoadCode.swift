/// What is wrong with a draft, or worth a word.
public enum LoadCode: String, Hashable, Sendable, CaseIterable {
  /// A line of the list has neither a tick nor a number (L7).
  case notTicked
  /// Fewer than the list says, and no reason (L7).
  case reasonMissing
  /// A reason that is none for this (L7, L13).
  case reasonDoesNotFit
  /// The reason is `other`, and there is no note of three scalars (L7).
  case noteMissing
  /// A note of more than 500 scalars.
  case noteTooLong
  /// No number that says anything (L10).
  case nothingToRecord
  /// Full ones of a gas that is not delivered (L10).
  case gasCannotGoOff
  /// Empty ones of a gas that is not taken back (L10).
  case gasCannotComeBack
  /// More off the van than is on it: it has to be counted (L11).
  case countFirst
  /// More bottles than the van holds; a warning (L12).
  case overBottles
  /// More weight than the van may carry; an error, or a warning where it is only told (L12).
  case overWeight
  /// A gas on the van without a weight; a warning (L12).
  case weightUnknown
  /// A number out of its bounds (L13, L17).
  case quantityBad
  /// Not something that can be done in the state that the round is in (L18).
  case wrongState
}
