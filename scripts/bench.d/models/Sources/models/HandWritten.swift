/// What somebody would write by hand, with less to do than ours: times and ids stay texts, and words too.
enum HandWritten {
  struct Fix: Codable {
    var lat: Double
    var lon: Double
    var accuracy: Double
    var at: String
    var ageMs: Int64
  }

  struct Line: Codable {
    var gasId: String
    var ordered: Int32
    var delivered: Int32
    var reason: String?
    var note: String?
  }

  struct Count: Codable {
    var gasId: String
    var quantity: Int32
  }

  struct Delivery: Codable {
    var id: String
    var roundId: String
    var stopId: String
    var occurredAt: String
    var outcome: String
    var reason: String?
    var note: String?
    var lines: [Line]
    var empties: [Count]
    var cash: Int64?
    var leftSafe: Bool?
  }

  struct FieldProblem: Codable {
    var pointer: String
    var code: String
    var detail: String?
  }

  struct Problem: Codable {
    var title: String?
    var status: Int32?
    var detail: String?
    var code: String?
    var errors: [FieldProblem]?
  }
}
