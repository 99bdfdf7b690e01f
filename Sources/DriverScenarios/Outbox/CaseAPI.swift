internal import DriverModels
internal import DriverRules
internal import ScenarioKit
internal import StandIn

/// The API as a case has it: a book of keys for each business, kept as A1 to A7 say.
struct CaseAPI {
  private var books: [BusinessId: KeyBook] = [:]
  /// The keys of all that was recorded, in the order it was.
  private var recorded: [IdempotencyKey] = []
  /// The keys of all that was turned down, in the order it was.
  private var refused: [IdempotencyKey] = []

  /// Whether a write is recorded.
  func holds(_ key: IdempotencyKey) -> Bool { recorded.contains(key) }

  /// What is seen of it.
  var json: JSONValue {
    func list(_ keys: [IdempotencyKey]) -> JSONValue { .array(keys.map { .string($0.rawValue) }) }
    return ["recorded": list(recorded), "refused": list(refused)]
  }

  /// Takes a request that arrives, and gives the answer, which has to be the one that the case says.
  mutating func take(_ request: OutboxRequest, _ wanted: CaseAnswer) throws -> WireAnswer {
    switch wanted {
    case .passing(let answer): return answer
    case .itself(let verdict): return note(request, verdict).answer
    case .decided(let verdict, let answer):
      let own = note(request, verdict).answer
      guard own.agrees(with: answer) else {
        throw CaseError("the API answers \(request.key.rawValue) \(own.summary)")
      }
      return answer
    }
  }

  /// Takes an old copy of a request.
  mutating func takeCopy(of request: OutboxRequest) {
    _ = note(request, .recorded(request.receipt(status: 201)))
  }

  private mutating func note(_ request: OutboxRequest, _ verdict: KeyVerdict) -> KeyOutcome {
    let target = Array("\(request.method) \(request.path)\n".utf8)
    let outcome = books[request.business, default: KeyBook()].take(
      request.key,
      content: target + request.content.bytes,
      version: request.version
    ) { verdict }
    switch outcome {
    case .recorded: recorded.append(request.key)
    case .refused, .alreadyRecorded(again: false): refused.append(request.key)
    default: break
    }
    return outcome
  }
}

extension OutboxRequest {
  /// What no two records may share: the id of what is recorded, with its kind.
  fileprivate var version: String {
    sentId.map { path + " " + $0 } ?? path
  }
}

extension WriteContent {
  /// What tells it from another.
  fileprivate var bytes: [UInt8] {
    switch self {
    case .json(let bytes): bytes
    case .file(let file): Array(file.sha256.utf8)
    }
  }
}
