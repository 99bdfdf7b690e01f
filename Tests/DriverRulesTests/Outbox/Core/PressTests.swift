import DriverModels
import DriverRules
import Testing

struct PressTests {
  @Test func aProofIsRecordedWithItsDeliveryOnly() {
    var phone = Phone()
    let proof = Recording(kind: .proof, id: "p1", body: [], keys: [.k1])
    phone.tell(.record(7, Phone.acme, proof))
    #expect(phone.said == [.told(7, .notAllowed)])
    #expect(phone.writes == [])
  }
}
