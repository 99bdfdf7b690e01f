/// What is worth a word about a delivery's draft.
public enum DeliveryWarning: String, Hashable, Sendable, CaseIterable {
  /// More than ordered (D4).
  case moreThanOrdered
  /// More than the van holds (D5).
  case moreThanOnVan
  /// Fewer empties than exchange bottles that went (D11).
  case emptiesShort
  /// More bottles than the van has room for (D12).
  case emptiesDoNotFit
  /// A large sum of cash (D14).
  case cashLarge
  /// More cash than due (D15).
  case cashOver
  /// The proof is missing for a reason (D17).
  case proofMissing
}
