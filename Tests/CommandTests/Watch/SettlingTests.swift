import Testing

@testable import Command
@testable import Freshness

@Suite("When a change is over")
struct SettlingTests {
  /// A stamp of a file that was last written at some time.
  private func stamp(_ time: Int) -> FileStamp {
    let identity = FileIdentity(device: 0, number: 0)
    let status = FileStatus(
      kind: .file,
      size: 0,
      mode: 0,
      identity: identity,
      modified: time,
      changed: time
    )
    return FileStamp(status)
  }

  /// At which of some polls, from 1 on, it is time to look; each look deals with what was seen.
  ///
  /// - Parameter times: When the file was last written, as each poll finds it; nil where it is gone.
  private func looks(_ times: [Int?], again: Bool = false) -> [Int] {
    var settling = Settling()
    settling.settle(["a": stamp(0), "b": stamp(0)], again: again)
    var looks: [Int] = []
    for (index, time) in times.enumerated() {
      var stamps = ["b": stamp(0)]
      stamps["a"] = time.map(stamp)
      if settling.poll(stamps) {
        looks.append(index + 1)
        settling.settle(stamps, again: false)
      }
    }
    return looks
  }

  @Test(
    "when a poll sees what the one before it saw",
    arguments: [
      ([0, 0, 0, 0], []),
      ([1, 1, 1, 1], [2]),
      ([1, 2, 3, 3, 3], [4]),
      ([1, 1, 2, 2, 2], [2, 4]),
      // Written, and put back as it was before anybody looked.
      ([1, 0, 0, 0], []),
    ] as [([Int?], [Int])]
  )
  func quiet(times: [Int?], expected: [Int]) {
    #expect(looks(times) == expected)
  }

  @Test("a file that is gone has five polls to come back")
  func gone() {
    #expect(looks([nil, nil, nil, nil, nil, 0, 0, 0]) == [])
    #expect(looks([nil, nil, nil, nil, nil, 1, 1, 1]) == [7])
    #expect(looks([nil, nil, nil, nil, nil, nil, nil, nil]) == [6])
  }

  @Test("what never comes to rest is looked at all the same, every five seconds")
  func restless() {
    #expect(looks(Array(1...60)) == [25, 50])
  }

  @Test("a look that is owed is taken at the first rest")
  func owed() {
    #expect(looks([0, 0, 0, 0], again: true) == [1])
    #expect(looks([1, 1, 1, 1], again: true) == [2])
  }
}
