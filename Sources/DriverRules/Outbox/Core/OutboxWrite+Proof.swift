internal import DriverModels

extension OutboxWrite {
  /// The picture that it is, if it is one.
  var proof: (id: ProofId, file: ProofFile)? {
    if case .file(let file) = content { (ProofId(id), file) } else { nil }
  }
}
