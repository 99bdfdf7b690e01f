internal import DriverModels
internal import DriverRules

/// The requests that were made, by the keys of their writes.
struct CaseAttempts {
  private var last: [IdempotencyKey: WriteContent] = [:]
  /// The keys of the requests of the process, by their numbers.
  private var keys: [Int: IdempotencyKey] = [:]
  /// Those whose bytes may have left the phone, so that they may arrive late.
  private var copies: [IdempotencyKey: [OutboxRequest]] = [:]

  /// Takes a request; gives whether it has the bytes of the one before, nil where it is the first.
  mutating func take(_ request: OutboxRequest) -> Bool? {
    let isSame = last[request.key].map { $0 == request.content }
    last[request.key] = request.content
    keys[request.number] = request.key
    return isSame
  }

  /// What a request carries.
  func key(of number: Int) throws -> IdempotencyKey {
    guard let key = keys[number] else { throw CaseError("there is no request \(number)") }
    return key
  }

  /// Takes that the bytes of a request are on their way.
  mutating func leave(_ request: OutboxRequest) {
    copies[request.key, default: []].append(request)
  }

  /// Takes that no byte of a request left, so that only one before it may arrive.
  mutating func recall(_ request: OutboxRequest) {
    copies[request.key]?.removeAll { $0.number == request.number }
  }

  /// The copy of a request that may arrive late.
  func copy(_ key: IdempotencyKey) throws -> OutboxRequest {
    guard let copy = copies[key]?.last else {
      throw CaseError("no bytes of \(key.rawValue) have left")
    }
    return copy
  }
}
