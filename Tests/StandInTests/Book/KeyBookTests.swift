import DriverModels
import StandIn
import Testing

@Suite("The book of keys")
struct KeyBookTests {
  private let key = IdempotencyKey("k1")
  private let receipt = KeptAnswer(status: 201, body: [1])
  private let refusal = KeptAnswer(status: 409, body: [2])

  @Test("the same key with the same bytes is answered as the first time, and not judged again")
  func replay() {
    var book = KeyBook()
    var judged = 0
    func take() -> KeyOutcome {
      book.take(key, content: [7], version: "d1") {
        judged += 1
        return .recorded(receipt)
      }
    }
    #expect(take() == .recorded(receipt))
    #expect(take() == .replayed(receipt))
    #expect(judged == 1)
    #expect(book.recorded == [key])
  }

  @Test("the same key with other bytes is a key used twice, and the first answer stays")
  func reused() {
    var book = KeyBook()
    _ = book.take(key, content: [7], version: "d1") { .recorded(receipt) }
    #expect(book.take(key, content: [8], version: "d2") { .recorded(receipt) } == .reused)
    #expect(
      book.take(key, content: [7], version: "d1") { .refused(refusal) } == .replayed(receipt)
    )
    #expect(!book.holds(version: "d2"))
  }

  @Test("a refusal is remembered: a late copy is not recorded, though now it could be")
  func refusalRemembered() {
    var book = KeyBook()
    #expect(book.take(key, content: [7], version: "d1") { .refused(refusal) } == .refused(refusal))
    #expect(
      book.take(key, content: [7], version: "d1") { .recorded(receipt) } == .refusedAgain(refusal)
    )
    #expect(book.recorded.isEmpty)
    #expect(book.refused == [key])
  }

  @Test("what is passing is forgotten: the next attempt is judged afresh")
  func passing() {
    var book = KeyBook()
    let busy = KeptAnswer(status: 503)
    #expect(book.take(key, content: [7], version: "d1") { .passing(busy) } == .passing(busy))
    #expect(book == KeyBook())
    #expect(
      book.take(key, content: [8], version: "d1") { .recorded(receipt) } == .recorded(receipt)
    )
  }

  @Test(
    "a copy of what is being worked on is told so, and one with other bytes that the key is used"
  )
  func inProgress() {
    var book = KeyBook()
    #expect(book.begin(key, content: [7]) == nil)
    #expect(book.begin(key, content: [7]) == .inProgress)
    #expect(book.begin(key, content: [8]) == .reused)
    #expect(book.finish(key, version: "d1", .recorded(receipt)) == .recorded(receipt))
    #expect(book.begin(key, content: [7]) == .replayed(receipt))
  }

  @Test("what was not begun, or is finished, is not finished again")
  func finishedOnce() {
    var book = KeyBook()
    #expect(book.finish(key, version: "d1", .recorded(receipt)) == .inProgress)
    _ = book.take(key, content: [7], version: "d1") { .refused(refusal) }
    #expect(book.finish(key, version: "d1", .recorded(receipt)) == .inProgress)
    #expect(book.recorded.isEmpty)
  }

  @Test("one version is recorded under one key only, and the other key is told so for ever")
  func oneVersion() {
    var book = KeyBook()
    let other = IdempotencyKey("k2")
    _ = book.take(key, content: [7], version: "d1") { .recorded(receipt) }
    #expect(
      book.take(other, content: [7], version: "d1") { .recorded(receipt) }
        == .alreadyRecorded(again: false)
    )
    #expect(
      book.take(other, content: [7], version: "d9") { .recorded(receipt) }
        == .alreadyRecorded(again: true)
    )
    #expect(book.recorded == [key])
    #expect(book.refused == [other])
  }

  @Test("books that differ in a byte are not equal, though their keys hash alike")
  func equality() {
    var one = KeyBook()
    var other = KeyBook()
    _ = one.take(key, content: [7], version: "d1") { .recorded(receipt) }
    _ = other.take(key, content: [8], version: "d1") { .recorded(receipt) }
    #expect(one != other)
    #expect(one.hashValue == other.hashValue)
  }
}
