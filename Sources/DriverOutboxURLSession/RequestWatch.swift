internal import DriverRules
internal import Foundation

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// Holds a request to its limits (O16).
struct RequestWatch {
  let limits: RequestLimits

  /// Returns when a limit is passed, or when its own task is cancelled.
  func end(of task: URLSessionTask) async {
    let start = ContinuousClock.now
    var (moved, movedAt) = (Int64(0), start)
    while (try? await Task.sleep(for: Self.interval)) != nil {
      let now = ContinuousClock.now
      let sum = task.countOfBytesSent + task.countOfBytesReceived
      if sum != moved { (moved, movedAt) = (sum, now) }
      if sum == 0, now >= start + .milliseconds(limits.connect) { return }
      if let answer = limits.answer, now >= start + .milliseconds(answer) { return }
      if let stall = limits.stall, now >= movedAt + .milliseconds(stall) { return }
    }
  }

  private static let interval = Duration.milliseconds(100)
}
