internal import Catalogue
internal import Synchronization

/// What was read of the words, which nobody needs once they are planned.
///
/// It is let go beside other work, as that takes as long as a tenth of the planning.
final class Leftovers: Sendable {
  private let readings: Mutex<[LocaleReading]>

  /// Keeps the readings for now.
  init(_ readings: consuming [LocaleReading] = []) {
    self.readings = Mutex(readings)
  }

  /// Lets them go.
  func clear() {
    readings.withLock { $0 = [] }
  }
}
