import DriverModels
import DriverRules
import Foundation
import Testing

@testable import DriverOutbox

@Suite("An outbox on a phone", .timeLimit(.minutes(1)))
struct OutboxTests {
  let folder: Folder

  init() throws {
    folder = try Folder()
  }

  @Test func whatIsRecordedIsSentOnceAndInOrder() async throws {
    let phone = Phone(in: folder)
    await phone.begin()
    #expect(await phone.record(.delivery("d1")) == .done)
    #expect(await phone.record(.delivery("d2")) == .done)
    await phone.shows { $0.writes.allSatisfy { $0.state == .sent } }
    #expect(await phone.states == ["d1 sent", "d2 sent"])
    #expect(phone.transport.requests.map(\.path) == ["/deliveries", "/deliveries"])
    let keys = await phone.view?.writes.map(\.key)
    #expect(phone.transport.requests.map(\.key) == keys)
  }

  @Test func whatWasRecordedIsThereWhenTheAppBeginsAgain() async throws {
    do {
      let phone = Phone(in: folder)
      await phone.begin()
      await phone.outbox.signal(false)
      #expect(await phone.record(.delivery("d1")) == .done)
    }
    let phone = Phone(in: folder, ScriptedTransport { _ in .lost })
    await phone.outbox.open(Phone.business)
    await phone.shows { $0.pause != .busy }
    #expect(await phone.states == ["d1 waiting"])
  }

  @Test func aDeliveryGoesBeforeItsPictures() async throws {
    let phone = Phone(in: folder)
    await phone.begin()
    await phone.shows { $0.pause != .busy }
    let proof = try #require(await phone.outbox.keep(ProofId("p1"), [1, 2, 3], in: Phone.business))
    #expect(await phone.record(.delivery("d1", [proof])) == .done)
    await phone.shows { $0.writes.allSatisfy { $0.state == .sent } }
    #expect(phone.transport.requests.map(\.path) == ["/deliveries", "/deliveries/d1/proof/p1"])
    #expect(phone.transport.requests.map(\.method) == ["POST", "PUT"])
  }

  @Test func aPictureThatIsNotThereKeepsTheDraft() async throws {
    let phone = Phone(in: folder)
    await phone.begin()
    let proof = ProofRecording(
      id: ProofId("p1"),
      file: ProofFile(name: "p1.jpeg", sha256: SHA256.text(of: []), length: 0)
    )
    #expect(await phone.record(.delivery("d1", [proof])) == .notRecorded)
    #expect(await phone.states == [])
    #expect(phone.notices.all.contains(.show(.notRecorded)))
  }

  @Test func aCorrectionTakesThePicturesOver() async throws {
    let phone = Phone(
      in: folder,
      ScriptedTransport { .answered($0.number == 1 ? .refused() : .recorded($0)) }
    )
    await phone.begin()
    await phone.shows { $0.pause != .busy }
    let proof = try #require(await phone.outbox.keep(ProofId("p1"), [1, 2, 3], in: Phone.business))
    #expect(await phone.record(.delivery("d1", [proof])) == .done)
    await phone.shows { $0.writes.first?.state == .turnedDown }
    let key = try #require(await phone.view?.writes.first?.key)
    #expect(await phone.outbox.correct(key, by: .delivery("d2"), in: Phone.business) == .done)
    await phone.shows { $0.writes.suffix(2).allSatisfy { $0.state == .sent } }
    #expect(
      phone.transport.requests.map(\.path)
        == ["/deliveries", "/deliveries", "/deliveries/d2/proof/p1"]
    )
    #expect(phone.notices.all.contains(.show(.turnedDown)))
  }

  @Test func whatHasNotLeftIsTakenBack() async throws {
    let phone = Phone(in: folder)
    await phone.begin()
    await phone.outbox.signal(false)
    #expect(await phone.record(.delivery("d1")) == .done)
    let key = try #require(await phone.view?.writes.first?.key)
    #expect(await phone.outbox.withdraw(key, in: Phone.business) == .done)
    #expect(await phone.states == [])
    #expect(await phone.outbox.withdraw(key, in: Phone.business) == .notAllowed)
  }

  @Test func aDismissalIsAskedTwice() async throws {
    let phone = Phone(in: folder, ScriptedTransport { _ in .answered(.refused()) })
    await phone.begin()
    #expect(await phone.record(.delivery("d1")) == .done)
    await phone.shows { $0.writes.first?.state == .turnedDown }
    let key = try #require(await phone.view?.writes.first?.key)
    let outbox = phone.outbox
    #expect(await outbox.dismiss(key, in: Phone.business, isSure: false) == .asked)
    #expect(await outbox.dismiss(key, in: Phone.business, isSure: true) == .done)
    #expect(await phone.states == ["d1 dismissed"])
  }

  @Test func anEndedSessionIsTold() async throws {
    let phone = Phone(in: folder, ScriptedTransport { _ in .answered(.refused(401, "no-session")) })
    await phone.begin()
    #expect(await phone.record(.delivery("d1")) == .done)
    await phone.shows { $0.pause == .signedOut }
    #expect(await phone.states == ["d1 waiting"])
    #expect(phone.notices.all.contains(.endSession(SessionToken("token-1"))))
  }

  @Test func aSecondOutboxOfTheSameFolderIsTurnedAway() async throws {
    let first = Phone(in: folder)
    await first.begin()
    #expect(await first.record(.delivery("d1")) == .done)
    let second = Phone(in: folder)
    await second.begin()
    #expect(await second.record(.delivery("d2")) == .notRecorded)
    #expect(second.notices.all.contains(.show(.openElsewhere)))
    #expect(await first.states.count == 1)
  }

  @Test func aFailureIsTriedAgainWhenItsWaitIsOver() async throws {
    let clock = ManualClock()
    let phone = Phone(
      in: folder,
      ScriptedTransport { $0.number == 1 ? .lost : .answered(.recorded($0)) },
      clock: clock
    )
    await phone.begin()
    #expect(await phone.record(.delivery("d1")) == .done)
    await phone.shows { $0.nextIn != nil && $0.sending == nil && $0.writes[0].attempts == 1 }
    #expect(phone.transport.requests.count == 1)
    clock.advance(2400)
    await phone.shows { $0.writes[0].state == .sent }
    #expect(phone.transport.requests.count == 2)
    #expect(Set(phone.transport.requests.map(\.key)).count == 1)
  }
}
