import DriverRules

extension Recording {
  /// A delivery by its id, with its pictures.
  static func delivery(_ id: String, _ proofs: [ProofRecording] = [], filler: Int = 0) -> Recording
  {
    Recording(
      kind: .delivery,
      id: id,
      body: Array(#"{"id":"\#(id)","note":"\#(String(repeating: "x", count: filler))"}"#.utf8),
      proofs: proofs,
      keys: []
    )
  }
}
