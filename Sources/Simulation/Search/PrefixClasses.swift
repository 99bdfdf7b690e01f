internal import DriverRules

/// Which of the lengths at which a file may end are different for whoever reads it.
///
/// All of an outbox's file that its reader takes is a `JournalReading`, and whether bytes follow what is
/// intact; those are cut off before anything is written. So two ends of which both are equal lead to the
/// same from there on, and one of them stands for both. It is shown for each end by reading it, and never
/// taken for granted.
struct PrefixClasses {
  private struct Question: Hashable {
    var bytes: [UInt8]
    var from: Int
  }

  private struct Face: Hashable {
    var reading: JournalReading
    var isTorn: Bool
  }

  private var known: [Question: [Int]] = [:]
  /// How many ends were read.
  private(set) var read = 0

  /// The lengths, from one on, that stand for all; each the shortest of its class, in ascending order.
  mutating func lengths(of bytes: [UInt8], from: Int) -> [Int] {
    let question = Question(bytes: bytes, from: from)
    if let lengths = known[question] { return lengths }
    var faces: Set<Face> = []
    var lengths: [Int] = []
    for length in from...bytes.count {
      let reading = JournalReading(Array(bytes.prefix(length)))
      read += 1
      let face = Face(reading: reading, isTorn: reading.intactLength < length)
      if faces.insert(face).inserted { lengths.append(length) }
    }
    known[question] = lengths
    return lengths
  }
}
