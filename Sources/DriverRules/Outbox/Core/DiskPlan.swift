/// What a task comes to when its turn has come.
enum DiskPlan: Hashable, Sendable {
  /// Calls.
  case work(DiskWork)
  /// Nothing is written; the driver is told this.
  case nothing(OutboxTold)
}
