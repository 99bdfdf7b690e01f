import DriverModels
import DriverRules
import Testing

struct FailedAppendTests {
  @Test func whatAFailedAppendLeftIsCutOffOnceBeforeTheNext() {
    var phone = Phone()
    phone.tell(.signal(false))
    phone.refused = .sync
    phone.tell(.record(7, Phone.acme, Self.delivery("d1", .k1)))
    #expect(phone.said == [.told(7, .notRecorded), .show(.notRecorded)])
    phone.refused = nil

    let before = phone.calls.count
    phone.tell(.record(8, Phone.acme, Self.delivery("d2", .k1)))
    phone.tell(.record(9, Phone.acme, Self.delivery("d3", .k2)))
    #expect(phone.writes.map(\.id) == ["d2", "d3"])
    #expect(
      phone.calls[before...].map(Self.word) == [
        "truncate", "sync", "append", "sync", "append", "sync",
      ]
    )
  }

  private static func delivery(_ id: String, _ key: IdempotencyKey) -> Recording {
    Recording(kind: .delivery, id: id, body: [], keys: [key])
  }

  private static func word(_ call: DiskCall) -> String {
    switch call {
    case .append: "append"
    case .truncate: "truncate"
    case .sync: "sync"
    default: "\(call)"
    }
  }
}
