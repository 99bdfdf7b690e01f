internal import Catalogue
internal import Synchronization

/// What was read of the words, which nobody needs once they are planned.
///
/// It is let go beside other work, as that takes as long as a tenth of the planning; but what is small is left to the
/// end of the process, when it costs nothing.
final class Leftovers: Sendable {
  /// So many texts take about a hundred megabytes.
  private static let most = 50_000

  private let readings: Mutex<[LocaleReading]>

  /// Keeps the readings for now.
  init(_ readings: consuming [LocaleReading] = []) {
    self.readings = Mutex(readings)
  }

  /// Lets them go if they are many.
  func clear() {
    readings.withLock { readings in
      if readings.reduce(0, { $0 + $1.entries.count }) > Self.most { readings = [] }
    }
  }
}
