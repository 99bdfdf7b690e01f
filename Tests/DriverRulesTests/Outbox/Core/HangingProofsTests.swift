import DriverModels
import DriverRules
import Testing

struct HangingProofsTests {
  private static let recorded = JournalEntry.recorded(
    [.delivery(1), .proof(2, after: 1)],
    takenOver: []
  )

  @Test func aCorrectionTakesOverTheProofsThatWaitForWhatItCorrects() {
    let phone = Phone([Self.recorded])
    let found = phone.core.proofs(hangingOn: .k1, in: Phone.acme)
    #expect(found == [.proof(2, after: 1)])
  }

  @Test func itTakesNoneOverWhereTheDeliveryIsSent() {
    let phone = Phone([Self.recorded, .sent([.k1])])
    #expect(phone.core.proofs(hangingOn: .k1, in: Phone.acme) == [])
  }

  @Test func nothingHangsOnWhatIsNotThere() {
    let phone = Phone([Self.recorded])
    #expect(phone.core.proofs(hangingOn: IdempotencyKey("k9"), in: Phone.acme) == [])
    #expect(phone.core.proofs(hangingOn: .k1, in: BusinessId("other")) == [])
  }
}
