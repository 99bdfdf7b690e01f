import DriverModels
import DriverRules
import TestSupport

/// Entries made at random of all that their types can hold.
struct RandomEntry {
  private static let pieces = ["", "a", "é", "e\u{301}", "👩‍👩‍👧", "\0", "\n", "\u{FEFF}", "Sam", "…"]
  private static let numbers = [0, 1, 127, 128, 300, 16_384, 1 << 53]
  private static let times: [Int64] = [0, 1, -1, 1_772_611_200_000, 1 << 53, -1 << 53]

  var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// An entry that is no header.
  mutating func entry() -> JournalEntry {
    switch Int.random(in: 0..<9, using: &random) {
    case 0: .recorded(list { $0.write() }, takenOver: list { $0.key() })
    case 1: .mayHaveLeft(key())
    case 2: .sent(list { $0.key() })
    case 3: .turnedDown(key(), refusal())
    case 4: .withdrawn(list { $0.key() })
    case 5: .dismissed(list { $0.key() })
    case 6: .waits(one(OutboxLine.allCases), waits())
    case 7: .setAside(key())
    default: .letGo(list { $0.key() })
    }
  }

  mutating func header() -> JournalEntry {
    .header(JournalHeader(business: BusinessId(text()), nextSeq: number()))
  }

  mutating func write() -> OutboxWrite {
    var write = OutboxWrite(
      key: key(),
      seq: number(),
      kind: one(WriteKind.allCases),
      closing: maybe { $0.one(WriteClosing.allCases) },
      person: PersonId(text()),
      personName: text(),
      id: text(),
      refId: text(),
      roundId: maybe { RoundId($0.text()) },
      stopId: maybe { StopId($0.text()) },
      path: text(),
      content: Bool.random(using: &random) ? .json(body()) : .file(file()),
      occurredAt: time(),
      after: list { $0.key() },
      replaces: maybe { $0.key() }
    )
    write.state = one(WriteState.allCases)
    write.attempts = number()
    write.isMarked = Bool.random(using: &random)
    write.isSetAside = Bool.random(using: &random)
    write.refusal = maybe { $0.refusal() }
    return write
  }

  private mutating func refusal() -> Refusal {
    Refusal(
      status: maybe { $0.number() },
      code: maybe { $0.text() },
      title: maybe { $0.text() },
      detail: maybe { $0.text() },
      errors: list { RefusedField(pointer: $0.text(), code: $0.text()) },
      at: time(),
      fault: one(RefusalFault.allCases)
    )
  }

  private mutating func waits() -> LineWaits {
    var waits = LineWaits()
    waits.failures = number()
    waits.backoffUntil = maybe { $0.deadline() }
    waits.notBefore = maybe { $0.deadline() }
    waits.trouble = maybe {
      HeadTrouble(
        key: $0.key(),
        count: $0.number(),
        since: $0.deadline(),
        othersSucceed: Bool.random(using: &$0.random)
      )
    }
    return waits
  }

  private mutating func file() -> ProofFile {
    ProofFile(name: text(), sha256: text(), length: number())
  }

  private mutating func key() -> IdempotencyKey { IdempotencyKey(text()) }

  /// A moment as a file has it: on the wall clock alone.
  private mutating func deadline() -> Deadline { Deadline(wall: time(), up: 0) }

  private mutating func text() -> String {
    list { $0.one(Self.pieces) }.joined()
  }

  private mutating func number() -> Int {
    Bool.random(using: &random) ? one(Self.numbers) : Int.random(in: 0...2000, using: &random)
  }

  private mutating func time() -> Int64 {
    Bool.random(using: &random)
      ? one(Self.times) : Int64.random(in: -1 << 53...1 << 53, using: &random)
  }

  /// Now and then longer than a length of one byte can say.
  private mutating func body() -> [UInt8] {
    let count = Int.random(in: 0...(Bool.random(using: &random) ? 20 : 300), using: &random)
    return (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
  }

  private mutating func one<Choice>(_ choices: [Choice]) -> Choice {
    choices[Int.random(in: 0..<choices.count, using: &random)]
  }

  private mutating func maybe<Value>(_ make: (inout Self) -> Value) -> Value? {
    Bool.random(using: &random) ? make(&self) : nil
  }

  private mutating func list<Value>(_ make: (inout Self) -> Value) -> [Value] {
    (0..<Int.random(in: 0...3, using: &random)).map { _ in make(&self) }
  }
}
