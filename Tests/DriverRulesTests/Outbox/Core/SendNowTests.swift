import DriverModels
import DriverRules
import Testing

/// O14: what the driver asks to send now goes without signal too, and nothing after it.
struct SendNowTests {
  @Test func itEndsWhereThereIsNothingToSend() {
    var kims = OutboxWrite.delivery()
    kims.person = PersonId("kim")
    var phone = Phone([.recorded([kims], takenOver: [])])
    phone.tell(.signal(false))
    phone.tell(.sendNow)
    phone.tell(.signedIn(PersonId("kim"), name: "Kim", SessionToken("t2")))
    #expect(phone.request == nil)
  }

  @Test func itWaitsForWhatIsBeingWritten() {
    var phone = Phone()
    phone.tell(.signal(false))
    phone.isDiskSlow = true
    phone.tell(.record(7, Phone.acme, .delivery))
    phone.tell(.sendNow)
    phone.letDiskWork()
    phone.letDiskWork()
    #expect(phone.request?.key == .k1)
  }
}
