import DriverModels
import DriverRules
import Testing

@testable import Simulation

struct PrefixClassesTests {
  /// A header and one more frame.
  private var file: (bytes: [UInt8], headerLength: Int) {
    var bytes: [UInt8] = []
    let header = JournalHeader(business: BusinessId("acme"), nextSeq: 1)
    JournalFrame.append(.header(header), to: &bytes, generation: 1)
    let headerLength = bytes.count
    JournalFrame.append(.mayHaveLeft(IdempotencyKey("k")), to: &bytes, generation: 1)
    return (bytes, headerLength)
  }

  @Test func aReaderTellsNoEndWithinAFrameFromAnother() {
    let (bytes, header) = file
    var classes = PrefixClasses()
    #expect(
      classes.lengths(of: bytes, from: 0) == [0, 1, header, header + 1, bytes.count]
    )
    #expect(classes.read == bytes.count + 1)
  }

  @Test func whatIsOnTheDiskForCertainIsTheShortestEnd() {
    let (bytes, header) = file
    var classes = PrefixClasses()
    #expect(
      classes.lengths(of: bytes, from: header) == [header, header + 1, bytes.count]
    )
  }

  @Test func theSameFileIsReadOnce() {
    let (bytes, _) = file
    var classes = PrefixClasses()
    let first = classes.lengths(of: bytes, from: 0)
    #expect(classes.lengths(of: bytes, from: 0) == first)
    #expect(classes.read == bytes.count + 1)
  }
}
