internal import Dispatch
internal import Foundation
internal import Synchronization

/// What a program writes to its standard error: read at once, so that it never waits, and its end kept.
final class SubjectErrors: Sendable {
  private let kept = Mutex<[UInt8]>([])
  private let isOver = DispatchSemaphore(value: 0)

  /// How many bytes are kept.
  private static let most = 16 << 10

  init(_ stream: FileHandle) {
    // A thread of its own: one that never stops writing must not hold up others.
    Thread.detachNewThread { [self] in
      while case let data = stream.availableData, !data.isEmpty { keep(data) }
      isOver.signal()
    }
  }

  /// Forgets what was written so far: the next case begins.
  func forget() { kept.withLock { $0 = [] } }

  /// The last that was written since, as text; nil where that is nothing.
  var text: String? {
    let bytes = kept.withLock { $0 }
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(separator: "\n").suffix(20).joined(separator: "\n")
    return lines.isEmpty ? nil : lines
  }

  /// Waits until all was read, as long as that may take where something keeps the stream open.
  func waitForEnd() async {
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        if self.isOver.wait(timeout: .now() + .milliseconds(500)) == .success {
          self.isOver.signal()
        }
        done.resume()
      }
    }
  }

  private func keep(_ data: Data) {
    kept.withLock { kept in
      kept += data
      // Not each time, or every byte would be moved for every byte that comes.
      if kept.count > 2 * Self.most { kept.removeFirst(kept.count - Self.most) }
    }
  }
}
