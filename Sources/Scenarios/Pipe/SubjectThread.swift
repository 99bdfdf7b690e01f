internal import Dispatch

/// Runs an actor on a thread of its own where it has something to do: reading a pipe holds up nobody
/// else.
final class SubjectThread: SerialExecutor {
  private let queue = DispatchQueue(label: "subject")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { unsafe job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
