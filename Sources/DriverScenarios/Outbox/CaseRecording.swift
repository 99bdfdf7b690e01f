internal import DriverModels
internal import DriverRules
internal import ScenarioKit

/// What a case lets the driver record.
struct CaseRecording {
  private let json: JSONValue
  private let kind: WriteKind
  private let id: String

  /// Reads the `write` of a step.
  init(_ json: JSONValue) throws {
    self.json = json
    guard let kind = WriteKind(rawValue: try json.text("kind")), kind != .proof else {
      throw CaseError("`kind` is no word of this suite")
    }
    self.kind = kind
    id = try json.text("id")
  }

  /// What a press of the button records.
  ///
  /// - Parameters:
  ///   - time: the wall clock, in milliseconds since 1970.
  ///   - replaced: the id of the version that it corrects.
  func recording(
    at time: Int64,
    replacing replaced: String?,
    proofs: [ProofRecording],
    keys: [IdempotencyKey]
  ) throws -> Recording {
    Recording(
      kind: kind,
      closing: closing,
      id: id,
      roundId: json["roundId"]?.string.map { RoundId($0) },
      stopId: json["stopId"]?.string.map { StopId($0) },
      body: try body(at: time, replacing: replaced),
      proofs: proofs,
      keys: keys
    )
  }

  /// A proof of a step, whose file has the size that is given and a checksum of its own.
  static func proof(_ json: JSONValue) throws -> ProofRecording {
    let id = try json.text("proofId")
    let digits = id.utf8.map { byte in
      let hex = String(byte, radix: 16)
      return hex.utf8.count == 1 ? "0" + hex : hex
    }
    let sum = String(digits.joined().suffix(64))
    return ProofRecording(
      id: ProofId(id),
      file: ProofFile(
        name: fileName(id),
        sha256: String(repeating: "0", count: 64 - sum.utf8.count) + sum,
        length: try json.whole("length") ?? 0
      )
    )
  }

  static func fileName(_ proofId: String) -> String { proofId + ".jpg" }

  /// What the app makes once: its own members, and the rest as the case gives it.
  private func body(at time: Int64, replacing replaced: String?) throws -> [UInt8] {
    guard let time = Timestamp(milliseconds: time) else { throw CaseError("no such time") }
    let own: JSONValue = ["id": .string(id), "occurredAt": .string(time.text)]
    var body = own.with("replaces", replaced.map(JSONValue.string))
    if kind == .delivery { body = body.with("stopId", json["stopId"]) }
    if kind == .delivery || kind == .cash { body = body.with("roundId", json["roundId"]) }
    for member in json.entries("body") { body = body.with(member) }
    return body.json
  }

  private var closing: WriteClosing? {
    switch (kind, json["body"]?["kind"]?.string) {
    case (.progress, "finished"): .round
    case (.cash, "handedIn"): .cab
    default: nil
    }
  }
}
