import DriverModels
import DriverRules
import Testing

/// What is told and was not asked for makes no difference.
struct StrayEventTests {
  @Test func callsOnTheDiskThatNobodyAskedForHaveNoEnd() {
    var phone = Phone([.recorded([.delivery()], takenOver: [])])
    let before = phone.core
    phone.tell(.disk(Phone.acme, .done()))
    phone.tell(.disk(Phone.acme, .failed(at: 0)))
    #expect(phone.core == before)
  }
}
