internal import Dispatch
internal import Synchronization

/// Does something that takes its time, and waits for it: a verb is done when it returns.
func waiting<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) throws -> Value
{
  let isDone = DispatchSemaphore(value: 0)
  let result = Mutex<Result<Value, any Error>?>(nil)
  Task.detached {
    let made: Result<Value, any Error>
    do { made = .success(try await work()) } catch { made = .failure(error) }
    result.withLock { $0 = made }
    isDone.signal()
  }
  isDone.wait()
  guard let made = result.withLock({ $0 }) else { throw CancellationError() }
  return try made.get()
}
