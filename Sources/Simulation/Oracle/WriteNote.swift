public import DriverModels
public import DriverRules

/// What is known of one write, whatever the phone says of it.
public struct WriteNote: Hashable, Sendable {
  /// The key, of the press that recorded it as far as is known.
  public internal(set) var key: IdempotencyKey
  /// The place of its business.
  public let business: Int
  /// Who pressed, by the person's place.
  public let person: Int
  /// What it is about.
  public let kind: WriteKind
  /// The id of the thing, or of the proof.
  public let id: String
  /// The body or the file.
  public let content: WriteContent
  /// The time of the presses by the phone's wall clock: one of them is its `occurredAt`.
  public internal(set) var pressedAt: [Int64]
  /// The number of the write that has to be sent first.
  public internal(set) var after: Int?
  /// The number of the write that it corrects.
  public internal(set) var replaces: Int?

  /// The `seq` that the phone gave it; nil while it was not shown.
  public internal(set) var seq: Int?
  /// The `occurredAt` that the phone gave it.
  public internal(set) var occurredAt: Int64?
  /// How far it had come when it was shown last.
  public internal(set) var state: WriteState?
  /// Whether the driver was told that it is recorded, or was shown it: it may not be missing any more.
  public internal(set) var isRecorded = false
  /// Whether the driver was told that it was not recorded.
  public internal(set) var wasNotRecorded = false
  /// Whether it may be there although the driver was told that it was not recorded: the disk would not let
  /// it be taken back.
  public internal(set) var mayBeGhost = false
  /// Whether it was sent.
  public internal(set) var hasLeft = false
  /// Whether the API has recorded it.
  public internal(set) var isAtAPI = false
  /// How often the driver asked to take it back and was not told that it is not.
  public internal(set) var withdrawals = 0
  /// Whether the driver was told that it is taken back.
  public internal(set) var isWithdrawn = false
  /// Whether the driver asked, sure of it, to let it go.
  public internal(set) var isDismissAsked = false
  /// Whether it may have been let go as settled.
  public internal(set) var isLetGo = false
  /// Whether a correction took it over.
  public internal(set) var isTakenOver = false
  /// Whether it was shown as set aside.
  public internal(set) var wasSetAside = false
  /// Whether damage to the disk took something that was known of it.
  public internal(set) var isDoubtful = false
  /// Whether its file was spoiled.
  public internal(set) var isSpoiled = false

  /// The version that the API records, with its kind.
  public var version: String { "\(kind.rawValue) \(id)" }
  /// The line that it is in.
  var line: OutboxLine { kind == .proof ? .proofs : .writes }
  /// Whether it may be missing.
  var mayBeMissing: Bool { isDoubtful || withdrawals > 0 || isLetGo || isTakenOver }
}
