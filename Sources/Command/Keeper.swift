/// Keeps what a run worked with until the process ends: the system then frees all of it at once, where
/// freeing it piece by piece takes a tenth of a run.
final class Keeper {
  private var kept: Any?

  /// Keeps a value in the place of the one before.
  func keep(_ value: Any) {
    kept = value
  }
}
