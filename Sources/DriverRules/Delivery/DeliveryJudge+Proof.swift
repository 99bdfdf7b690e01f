internal import DriverModels

extension DeliveryJudge {
  /// The longest name of who signed, in Unicode scalars (D18).
  private static let longestName = 100

  /// D17: the proof is missing, and nobody said why.
  var proofErrors: [Remark<DeliveryError>] {
    guard let place = missingProof, draft.proofMissing == nil else { return [] }
    return [Remark(at: place, code: .proofMissing)]
  }

  /// D17: the proof is missing for a reason: a broken camera must not stop the round.
  var proofWarnings: [Remark<DeliveryWarning>] {
    guard let place = missingProof, draft.proofMissing != nil else { return [] }
    return [Remark(at: place, code: .proofMissing)]
  }

  /// D18: who signed, and that nobody signs what is left safe.
  var signatureErrors: [Remark<DeliveryError>] {
    guard let signature = draft.signature else { return [] }
    let length = signature.name.trimmed.unicodeScalars.count
    let place = Pointer.to("signature", "name")
    var errors: [Remark<DeliveryError>] = []
    if length < 1 { errors.append(Remark(at: place, code: .signerMissing)) }
    if length > Self.longestName { errors.append(Remark(at: place, code: .signerTooLong)) }
    if draft.leftSafe { errors.append(Remark(at: Pointer.to("leftSafe"), code: .signedByNobody)) }
    return errors
  }

  /// The reason for a missing proof that is sent: of a proof that is there it is dropped (D18).
  var proofMissingSent: ProofMissing? {
    missingProof == nil ? nil : draft.proofMissing
  }

  /// D20: by id and hash, the photo first; the files follow.
  var proofSent: [Proof]? {
    let photo = draft.photo.map { Proof.photo($0) }
    let signature = draft.signature.map { signature in
      Proof.signature(
        SignatureProof(
          proofId: signature.proofId,
          sha256: signature.sha256,
          name: signature.name.trimmed
        )
      )
    }
    let proof = [photo, signature].compactMap { $0 }
    return proof.isEmpty ? nil : proof
  }

  /// Where the proof is missing that the stop asks for; nil if none is.
  private var missingProof: String? {
    // D19: proof that nothing was delivered is welcome, never needed.
    guard outcome != .notDelivered else { return nil }
    let (photo, signature) = (Pointer.to("photo"), Pointer.to("signature"))
    switch proofAsked {
    case .photo: return draft.photo == nil ? photo : nil
    case .signature: return draft.signature == nil ? signature : nil
    case .either: return draft.photo == nil && draft.signature == nil ? photo : nil
    // D17: one that a newer API asks for cannot be taken.
    case .none_, .unknown: return nil
    }
  }

  /// What the stop asks for; of what is left safe, a photo (D18).
  private var proofAsked: ProofRule {
    switch context.stop.proof {
    case .signature, .either: draft.leftSafe ? .photo : context.stop.proof
    case .none_, .photo, .unknown: context.stop.proof
    }
  }
}
