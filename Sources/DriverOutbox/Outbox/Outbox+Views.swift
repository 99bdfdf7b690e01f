public import DriverRules

extension Outbox {
  /// What all outboxes show, now and after each change; of changes that nobody waited for, the last.
  public func views() -> AsyncStream<PhoneView> {
    lastViewer += 1
    let viewer = lastViewer
    let (stream, continuation) = AsyncStream.makeStream(
      of: PhoneView.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    continuation.onTermination = { [weak self] _ in
      Task { await self?.leave(viewer) }
    }
    viewers[viewer] = continuation
    continuation.yield(view)
    return stream
  }

  func showViewers() {
    guard !viewers.isEmpty else { return }
    let view = view
    for viewer in viewers.values { viewer.yield(view) }
  }

  private func leave(_ viewer: Int) {
    viewers[viewer] = nil
  }
}
