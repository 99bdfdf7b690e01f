import DriverModels
import DriverRules
import Testing

struct HandOverTests {
  @Test func aWriteWhoseMarkIsBeingWrittenDoesNotGoUnderWhoeverSignsInMeanwhile() {
    var kims = OutboxWrite.delivery(2)
    kims.person = PersonId("kim")
    var phone = Phone([.recorded([kims], takenOver: [])])
    phone.isDiskSlow = true
    phone.tell(.record(7, Phone.acme, .delivery))
    phone.letDiskWork()
    phone.tell(.signedIn(PersonId("kim"), name: "Kim", SessionToken("t2")))
    phone.letDiskWork()
    phone.letDiskWork()
    #expect(phone.request?.key == .k2)
    #expect(phone.request?.token == SessionToken("t2"))
    #expect(phone.request?.number == 1)
  }
}
