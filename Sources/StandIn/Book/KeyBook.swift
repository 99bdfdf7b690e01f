public import DriverModels

/// What one business's API remembers of the writes it was sent, by their keys (A1 to A5).
///
/// A key is kept for ever. What is equal is judged by all bytes; a hash takes in the keys alone, so that
/// a search through millions of books stays cheap.
public struct KeyBook: Hashable, Sendable {
  /// The keys of what is recorded, in the order of recording.
  public private(set) var recorded: [IdempotencyKey] = []
  /// The keys of what was turned down, in the order in which it was.
  public private(set) var refused: [IdempotencyKey] = []
  private var pages: [IdempotencyKey: Page] = [:]
  private var versions: Set<String> = []

  private struct Page: Hashable, Sendable {
    let content: [UInt8]
    var state: State
  }

  private enum State: Hashable, Sendable {
    case working
    case recorded(KeptAnswer)
    case refused(KeptAnswer)
    case alreadyRecorded
  }

  /// Makes a book without keys.
  public init() {}

  /// Takes a write and, where its key is new, lets it be judged at once.
  ///
  /// - Parameters:
  ///   - key: its key.
  ///   - content: what makes two requests the same: their method, path and body.
  ///   - version: the id of what is recorded, with its kind: two of one id are never both recorded (I2).
  ///   - judge: says what becomes of it; asked only where nothing is known of the key.
  public mutating func take(
    _ key: IdempotencyKey,
    content: [UInt8],
    version: String,
    judge: () -> KeyVerdict
  ) -> KeyOutcome {
    begin(key, content: content) ?? finish(key, version: version, judge())
  }

  /// Takes a write that takes a while: nil where it is to be judged now, which `finish` tells of; until
  /// then a copy of it is `inProgress`.
  public mutating func begin(_ key: IdempotencyKey, content: [UInt8]) -> KeyOutcome? {
    guard let page = pages[key] else {
      pages[key] = Page(content: content, state: .working)
      return nil
    }
    guard page.content == content else { return .reused }
    return switch page.state {
    case .working: .inProgress
    case .recorded(let answer): .replayed(answer)
    case .refused(let answer): .refusedAgain(answer)
    case .alreadyRecorded: .alreadyRecorded(again: true)
    }
  }

  /// Enters what was made of a write that has begun; of one that has not, nothing comes.
  public mutating func finish(
    _ key: IdempotencyKey,
    version: String,
    _ verdict: KeyVerdict
  ) -> KeyOutcome {
    guard pages[key]?.state == .working else { return .inProgress }
    switch verdict {
    case .recorded(let answer):
      guard versions.insert(version).inserted else {
        pages[key]?.state = .alreadyRecorded
        refused.append(key)
        return .alreadyRecorded(again: false)
      }
      pages[key]?.state = .recorded(answer)
      recorded.append(key)
      return .recorded(answer)
    case .refused(let answer):
      pages[key]?.state = .refused(answer)
      refused.append(key)
      return .refused(answer)
    case .passing(let answer):
      pages[key] = nil
      return .passing(answer)
    }
  }

  /// Whether a version is recorded.
  public func holds(version: String) -> Bool {
    versions.contains(version)
  }

  /// Hashes the keys and what became of them, not the bytes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(recorded)
    hasher.combine(refused)
    hasher.combine(pages.count)
  }
}
