/// A picture that lies beside the outbox, as it was when it was recorded.
public struct ProofFile: Hashable, Sendable {
  /// Its name in the folder of the outbox's proofs.
  public var name: String
  /// The SHA-256 of its bytes, 64 hexadecimal digits in lower case.
  public var sha256: String
  /// Its length in bytes.
  public var length: Int

  /// Names a file.
  public init(name: String, sha256: String, length: Int) {
    self.name = name
    self.sha256 = sha256
    self.length = length
  }
}
