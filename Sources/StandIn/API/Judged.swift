internal import DriverModels

/// What the API makes of a write that it has not seen before.
struct Judged {
  /// The id of what would be recorded, with its kind (I2).
  let version: String
  let verdict: KeyVerdict
  /// What is entered where it is recorded.
  let entry: Entry?

  enum Entry {
    case delivery(DeliveryWrite)
    case cash(CashWrite)
    case load(LoadWrite, RoundId)
    case progress(ProgressWrite, RoundId)
    case proof
  }

  /// It is turned down.
  init(_ turned: Turned) {
    version = ""
    verdict = .refused(KeptAnswer(status: turned.status, body: turned.answer.body))
    entry = nil
  }

  /// It can be recorded: the receipt.
  init(_ id: String, _ kind: String, _ entry: Entry, warnings: [String] = [], at now: Timestamp) {
    version = "\(kind) \(id)"
    let receipt = Receipt(id: id, recordedAt: now, warnings: warnings.isEmpty ? nil : warnings)
    verdict = .recorded(KeptAnswer(status: 201, body: Answers.bytes(receipt)))
    self.entry = entry
  }

  /// A file can be kept.
  init(file: ProofId, of delivery: DeliveryId) {
    version = "proof \(file.rawValue) of \(delivery.rawValue)"
    verdict = .recorded(KeptAnswer(status: 204))
    entry = .proof
  }
}
