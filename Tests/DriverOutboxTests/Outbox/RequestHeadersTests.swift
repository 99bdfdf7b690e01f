import DriverModels
import DriverOutbox
@testable import DriverRules
import Testing

@Suite("The headers of a request")
struct RequestHeadersTests {
  @Test func sayWhoWhatAndWhen() {
    let request = OutboxRequest.delivery
    #expect(
      request.headers(of: AppName(version: "3.2.0", platform: "iOS")) == [
        WireHeader("User-Agent", "Bottle/3.2.0 (iOS)"),
        WireHeader("Authorization", "Bearer token-1"),
        WireHeader("Bottle-Business", "hill"),
        WireHeader("Idempotency-Key", "00000000-0000-4000-8000-000000000001"),
        WireHeader("Content-Type", "application/json"),
        WireHeader("Bottle-Sent-At", "2026-03-04T06:00:00.123Z"),
      ]
    )
  }

  @Test func callAProofAPicture() {
    var request = OutboxRequest.delivery
    request.content = .file(ProofFile(name: "p", sha256: "", length: 0))
    let headers = request.headers(of: AppName(version: "1", platform: "iOS"))
    #expect(headers.contains(WireHeader("Content-Type", "image/jpeg")))
  }

  @Test func leaveOutATimeThatIsNone() {
    var request = OutboxRequest.delivery
    request.sentAt = .max
    let headers = request.headers(of: AppName(version: "1", platform: "iOS"))
    #expect(!headers.contains { $0.name == "Bottle-Sent-At" })
  }
}
