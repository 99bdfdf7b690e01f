import DriverModels
import DriverRules
import Testing

/// Y11: receipts that the day's copy no longer needs.
struct LetGoTests {
  private static let recorded = JournalEntry.recorded(
    [.delivery(1), .proof(2, after: 1)],
    takenOver: []
  )

  @Test func whatIsSettledGoesWithItsFile() {
    var phone = Phone([Self.recorded, .sent([.k1, .k2])])
    phone.tell(.letGo(Phone.acme, [.k1, .k2]))
    #expect(phone.writes == [])
    #expect(phone.calls.last == .removeProof("p2.jpg"))
    #expect(JournalReading(phone.journal ?? []).entries.last == .letGo([.k1, .k2]))
  }

  @Test func aFileGoesAlsoWhereItsReceiptIsTheOnlyOneToGo() {
    var phone = Phone([Self.recorded, .sent([.k1, .k2])])
    phone.tell(.letGo(Phone.acme, [.k2]))
    #expect(phone.writes.map(\.key) == [.k1])
    #expect(phone.calls.last == .removeProof("p2.jpg"))
  }

  @Test func aFileStaysWhileAnotherProofHasIt() {
    var other = OutboxWrite.proof(3, after: 1)
    other.content = .file(ProofFile(name: "p2.jpg", sha256: "", length: 1))
    var phone = Phone([Self.recorded, .recorded([other], takenOver: []), .sent([.k1, .k2])])
    phone.tell(.letGo(Phone.acme, [.k2]))
    #expect(phone.writes.map(\.key.rawValue) == ["k1", "k3"])
    #expect(!phone.calls.contains(.removeProof("p2.jpg")))
  }

  @Test func aReceiptStaysWhileAProofWaitsForIt() {
    var phone = Phone([Self.recorded, .sent([.k1])])
    phone.tell(.letGo(Phone.acme, [.k1, .k2]))
    #expect(phone.writes.map(\.key) == [.k1, .k2])
  }

  @Test func nothingIsWrittenWhereNothingGoes() {
    var phone = Phone([Self.recorded, .sent([.k1])])
    let before = phone.calls
    phone.tell(.letGo(Phone.acme, [.k1]))
    #expect(phone.calls == before)
  }
}
