public import DriverModels
public import DriverRules

/// The folder that a phone's outboxes lie in, a folder for each business.
public struct OutboxFolder: Hashable, Sendable {
  /// Its absolute path.
  ///
  /// The folder that it is in is there; it is made when an outbox is opened.
  public let path: String

  /// Names a folder.
  public init(_ path: String) {
    self.path = path
  }

  /// Where the outbox of a business lies.
  public func path(of business: BusinessId) -> String {
    "\(path)/\(FileName.of(business.rawValue))"
  }

  /// Where the proofs of a business's outbox lie.
  public func proofs(of business: BusinessId) -> String {
    "\(path(of: business))/proofs"
  }

  /// Where a proof of a business's outbox lies.
  public func path(of proof: ProofFile, in business: BusinessId) -> String {
    "\(proofs(of: business))/\(proof.name)"
  }
}
