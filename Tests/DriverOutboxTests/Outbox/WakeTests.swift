import DriverModels
import DriverRules
import Testing

@testable import DriverOutbox

@Suite("An app that is woken behind", .timeLimit(.minutes(1)))
struct WakeTests {
  let folder: Folder
  let clock = ManualClock()

  init() throws {
    folder = try Folder()
  }

  private func phone(_ transport: ScriptedTransport) async -> Phone {
    let phone = Phone(in: folder, transport, clock: clock)
    await phone.begin()
    await phone.outbox.wentToBack(roundIsOut: false)
    #expect(await phone.record(.delivery("d1")) == .done)
    return phone
  }

  @Test func asksToBeWokenAndSends() async throws {
    let phone = await phone(ScriptedTransport())
    #expect(phone.notices.all.contains(.askToBeWoken(60_000)))
    #expect(phone.transport.requests.isEmpty)
    #expect(await phone.outbox.wake(seconds: 25))
    #expect(await phone.states == ["d1 sent"])
  }

  @Test func goesOnUntilTheWaitIsOver() async throws {
    let phone = await phone(
      ScriptedTransport { [clock] request in
        // The wait of 2 seconds has begun before these 3 are over.
        if request.number == 1 {
          Task {
            try await Task.sleep(for: .milliseconds(100)); clock.advance(3000)
          }
        }
        return request.number == 1 ? .lost : .answered(.recorded(request))
      }
    )
    #expect(await phone.outbox.wake(seconds: 25))
    #expect(await phone.states == ["d1 sent"])
  }

  @Test func doesNotWaitForWhatComesAfterItsTime() async throws {
    let answer = WireAnswer(
      status: 503,
      headers: [WireHeader("Retry-After", "120")],
      body: []
    )
    let phone = await phone(ScriptedTransport { _ in .answered(answer) })
    #expect(await !phone.outbox.wake(seconds: 25))
    #expect(await phone.states == ["d1 waiting"])
  }

  @Test func givesUpWhatIsOnTheWayWhenItsTimeIsOver() async throws {
    let phone = await phone(
      ScriptedTransport { _ in
        try? await Task.sleep(for: .seconds(60))
        return .lost
      }
    )
    async let isDone = phone.outbox.wake(seconds: 25)
    await phone.shows { $0.sending != nil && $0.writes[0].attempts == 1 }
    await phone.outbox.timeOver()
    #expect(await !isDone)
    #expect(await phone.states == ["d1 waiting"])
  }

  @Test func beginsNothingWithTooLittleTimeLeft() async throws {
    let phone = await phone(ScriptedTransport())
    #expect(await !phone.outbox.wake(seconds: 7))
    #expect(phone.transport.requests.isEmpty)
  }
}
