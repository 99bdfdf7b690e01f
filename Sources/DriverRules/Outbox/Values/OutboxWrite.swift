public import DriverModels

/// One thing done, to be sent once.
public struct OutboxWrite: Hashable, Sendable {
  /// Made once when it was recorded; never changes (O2).
  public var key: IdempotencyKey
  /// Its place in this outbox, from 1, never used again: the order in which writes go (O7).
  public var seq: Int
  /// What it is about.
  public var kind: WriteKind
  /// What it closes; nil for most.
  public var closing: WriteClosing?
  /// Who recorded it.
  public var person: PersonId
  /// That person's name, to say who a write waits for (O19).
  public var personName: String
  /// The id of this version of the thing, made on the phone, as its body has it; a proof's own.
  public var id: String
  /// The id of the thing's first version (O21).
  public var refId: String
  /// The round it is about; nil for cash that has none.
  public var roundId: RoundId?
  /// The stop it is about.
  public var stopId: StopId?
  /// What follows the server's address, percent-encoded.
  public var path: String
  /// What it carries.
  public var content: WriteContent
  /// The press of the button by the phone's clock, in milliseconds since 1970 (O4).
  public var occurredAt: Int64
  /// The keys of those that have to be sent first.
  public var after: [IdempotencyKey]
  /// The key of the write that this one corrects.
  public var replaces: IdempotencyKey?
  /// How far it has come.
  public var state: WriteState
  /// How many times its bytes may have left the phone since its file was opened; 1 at least if they may
  /// have left before.
  public var attempts: Int
  /// Whether the file says that its bytes may have left (O25).
  public var isMarked: Bool
  /// Whether it was set aside (O23).
  public var isSetAside: Bool
  /// Why it was turned down.
  public var refusal: Refusal?

  /// Makes a write that waits.
  public init(
    key: IdempotencyKey,
    seq: Int,
    kind: WriteKind,
    closing: WriteClosing?,
    person: PersonId,
    personName: String,
    id: String,
    refId: String,
    roundId: RoundId?,
    stopId: StopId?,
    path: String,
    content: WriteContent,
    occurredAt: Int64,
    after: [IdempotencyKey],
    replaces: IdempotencyKey?
  ) {
    self.key = key
    self.seq = seq
    self.kind = kind
    self.closing = closing
    self.person = person
    self.personName = personName
    self.id = id
    self.refId = refId
    self.roundId = roundId
    self.stopId = stopId
    self.path = path
    self.content = content
    self.occurredAt = occurredAt
    self.after = after
    self.replaces = replaces
    state = .waiting
    attempts = 0
    isMarked = false
    isSetAside = false
    refusal = nil
  }

  /// The line it stands in (O9).
  public var line: OutboxLine {
    kind == .proof ? .proofs : .writes
  }
}
