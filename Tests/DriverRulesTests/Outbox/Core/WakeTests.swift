import DriverModels
import DriverRules
import Testing

/// O33: the system wakes the app for a while.
struct WakeTests {
  @Test func aSecondWakeGivesTimeOfItsOwn() {
    var phone = Phone()
    phone.tell(.back(roundIsOut: false))
    phone.tell(.wake(milliseconds: 5000))
    phone.tell(.record(7, Phone.acme, .delivery))
    #expect(phone.request == nil)
    phone.tell(.wake(milliseconds: 20_000))
    #expect(phone.request?.key == .k1)
  }

  @Test func inFrontItLimitsNothing() {
    var phone = Phone()
    phone.tell(.wake(milliseconds: 1000))
    phone.tell(.record(7, Phone.acme, .delivery))
    #expect(phone.request?.key == .k1)
  }
}
