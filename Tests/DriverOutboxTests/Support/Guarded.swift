import Foundation

/// A value that one thread at a time may touch, as `Mutex` has it.
///
/// A `Mutex` waits in the standard library, where the thread sanitizer does not look, and so it would see races that are
/// none. It does look at this lock.
final class Guarded<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: sending Value) {
    self.value = value
  }

  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { try body(&value) }
  }
}
