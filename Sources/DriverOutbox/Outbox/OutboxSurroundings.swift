internal import Dispatch
internal import DriverModels
internal import DriverRules

/// Where the outbox gets what no program can make up: time, chance and keys.
public struct OutboxSurroundings: Sendable {
  var clock: any OutboxClock
  /// From 0 up to, not with, 1.
  var chance: @Sendable () -> Double
  /// A key that was never given before.
  var key: @Sendable () -> IdempotencyKey
  var calls: any SystemCalls
  /// Does a piece of work on a thread that may wait for the disk; one piece after the other.
  var onDiskThread: @Sendable (@escaping @Sendable () -> Void) -> Void
  /// Is told of each event and of what follows from it, before that is carried out.
  var trace: @Sendable (OutboxEvent, Clocks, [OutboxEffect]) -> Void = { _, _, _ in }

  /// Those of a phone.
  public static var phone: OutboxSurroundings {
    // Not one of the threads that all tasks share: a sync can take a tenth of a second.
    let queue = DispatchQueue(label: "app.getbottle.outbox")
    return OutboxSurroundings(
      clock: PhoneClock(),
      chance: { Double.random(in: 0..<1) },
      key: { .random() },
      calls: Posix(),
      onDiskThread: { work in queue.async { work() } }
    )
  }
}
