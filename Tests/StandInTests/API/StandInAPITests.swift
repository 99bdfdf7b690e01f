import DriverModels
import Testing

@testable import StandIn

@Suite("The stand-in API")
struct StandInAPITests {
  private static let world = #"""
    {
      "people": [{"id": "p1", "name": "Sam", "email": "s@b", "password": "gas", "session": "t1"}],
      "businesses": [{
        "id": "acme", "name": "Acme", "currency": "GBP", "drivers": ["p1"],
        "day": {"date": "2026-03-04", "asOf": "2026-03-04T06:00:00Z", "rounds": [], "bases": [],
          "gas": [], "loads": {}, "cash": {"total": 0}, "recorded": []}
      }]
    }
    """#

  private static func write(_ method: String, _ path: String, _ type: String, _ body: [UInt8])
    -> StandInRequest
  {
    StandInRequest(
      method: method,
      target: path,
      headers: [
        WireHeader("authorization", "bearer t1"), WireHeader("BOTTLE-BUSINESS", "acme"),
        WireHeader("idempotency-key", "00000000-0000-4000-8000-000000000001"),
        WireHeader("bottle-sent-at", "2026-03-04T09:00:00Z"), WireHeader("content-type", type),
      ],
      body: body
    )
  }

  private let now = Timestamp(milliseconds: 0)

  @Test("a picture of ten million bytes is looked at, one of a byte more is too big")
  func largestProof() throws {
    let api = StandInAPI(try StandInScenario(json: Array(Self.world.utf8)))
    let path =
      "/deliveries/00000000-0000-4000-8000-000000000002/proof/00000000-0000-4000-8000-000000000003"
    for (size, status) in [(10_000_001, 413), (10_000_000, 404)] {
      var again = api
      let request = Self.write("PUT", path, "image/jpeg", [UInt8](repeating: 1, count: size))
      let reply = again.answer(request, at: try #require(now))
      #expect(reply.status == status)
    }
  }

  @Test("a change from which nothing valid comes changes nothing, and says where it is wrong")
  func wrongChange() throws {
    var api = StandInAPI(try StandInScenario(json: Array(Self.world.utf8)))
    let before = api
    let patch = #"{"businesses": {"acme": {"day": {"cash": {"total": "much"}}}}}"#
    let error = #expect(throws: StandInError.self) { try api.change(json: Array(patch.utf8)) }
    #expect(error?.path == "/businesses/acme/day/cash/total")
    #expect(api == before)
  }

  @Test(
    "a date of HTTP has the day of the week, before 1970 too",
    arguments: [
      ("2026-03-04T09:13:02.999Z", "Wed, 04 Mar 2026 09:13:02 GMT"),
      ("1970-01-01T00:00:00Z", "Thu, 01 Jan 1970 00:00:00 GMT"),
      ("1969-12-31T23:59:59.001Z", "Wed, 31 Dec 1969 23:59:59 GMT"),
      ("2000-02-29T12:00:00Z", "Tue, 29 Feb 2000 12:00:00 GMT"),
    ]
  )
  func dates(time: String, text: String) throws {
    #expect(HTTPDate.text(try Timestamp(wireText: time)) == text)
  }
}

extension StandInReply {
  /// The status of an answer; nil for anything else.
  fileprivate var status: Int? {
    if case .answer(let answer, _) = self { answer.status } else { nil }
  }
}
