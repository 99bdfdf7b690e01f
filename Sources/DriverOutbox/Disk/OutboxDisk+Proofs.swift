internal import DriverModels
internal import DriverRules

extension OutboxDisk {
  /// Brings a proof's bytes and its name to the disk.
  func syncProof(_ name: String) throws(SystemError) {
    guard let path = proofPath(name) else { throw SystemError(code: SystemCode.badName) }
    try OpenFile(path, .read, by: calls).sync()
    try syncFolder(folder.proofs(of: business))
  }

  /// Whether a proof's file is there and holds what it held when it was recorded.
  ///
  /// A file that cannot be read at the moment is neither: that is the disk's failure, not the proof's.
  func isIntact(_ proof: ProofFile) throws(SystemError) -> Bool {
    guard let path = proofPath(proof.name) else { return false }
    do throws(SystemError) {
      let file = try OpenFile(path, .read, by: calls)
      var hash = SHA256()
      var length = 0
      while true {
        let bytes = try file.read()
        if bytes.isEmpty { break }
        length += bytes.count
        if length > proof.length { return false }
        hash.update(bytes)
      }
      return length == proof.length && hash.text().utf8.elementsEqual(proof.sha256.utf8)
    } catch  where [SystemCode.missing, SystemCode.isFolder].contains(error.code) {
      return false
    }
  }

  func removeProof(_ name: String) throws(SystemError) {
    guard let path = proofPath(name) else { return }
    try removeFile(path)
  }

  /// Writes a proof's file, for `syncProof` to bring to the disk; nil if the disk refuses.
  ///
  /// Half a file is taken away.
  func keepProof(_ id: ProofId, _ bytes: [UInt8]) -> ProofFile? {
    let name = FileName.of(id.rawValue) + ".jpeg"
    let path = "\(folder.proofs(of: business))/\(name)"
    do {
      try OpenFile(path, .create, by: calls).write(bytes)
    } catch {
      if error.code != SystemCode.exists { try? removeFile(path) }
      return nil
    }
    return ProofFile(name: name, sha256: SHA256.text(of: bytes), length: bytes.count)
  }

  /// Where a proof lies; nil for a name that leads elsewhere.
  private func proofPath(_ name: String) -> String? {
    guard !["", ".", ".."].contains(name), !name.utf8.contains(where: { $0 == 0 || $0 == 0x2F })
    else { return nil }
    return "\(folder.proofs(of: business))/\(name)"
  }
}
