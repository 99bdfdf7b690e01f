import DriverModels
import DriverRules
import Testing

struct AnswerTests {
  private static let oneSetAside: [JournalEntry] = [
    .recorded([.delivery(1), .delivery(2)], takenOver: []), .setAside(.k1), .mayHaveLeft(.k1),
  ]

  @Test func whatIsSetAsideWaitsForItsEarlierAttemptAndHoldsNothingUp() {
    var phone = Phone(Self.oneSetAside)
    #expect(phone.request?.key == .k1)
    phone.answer(409, problem: #"{"code":"in-progress"}"#)
    #expect(phone.request?.key == .k2)
    phone.tell(.ended(2, .lost, chance: 0))
    // k1 in 2 s, k2 after its first failure too.
    #expect(phone.view?.nextIn == 2000)
    phone.pass(seconds: 2)
    #expect(phone.request?.key == .k1)
  }

  @Test func elevenAnswersInProgressAreNoFailureWhereTwoWritesHadThem() {
    var phone = Phone(Self.oneSetAside)
    for _ in 0..<7 {
      for key in [IdempotencyKey.k1, .k2] {
        #expect(phone.request?.key == key)
        phone.answer(409, problem: #"{"code":"in-progress"}"#)
      }
      #expect(phone.view?.nextIn == 2000)
      phone.pass(seconds: 2)
    }
  }

  @Test func errorsThatAreNoListAreNone() {
    var phone = Phone([.recorded([.delivery()], takenOver: [])])
    phone.answer(422, problem: #"{"code":"quantity-bad","title":"Too many","errors":{}}"#)
    #expect(phone.writes.first?.refusal?.errors == [])
    #expect(phone.writes.first?.refusal?.title == "Too many")
    #expect(phone.said == [.show(.turnedDown)])
  }
}
