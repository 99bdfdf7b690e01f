import Testing

@testable import StandIn

@Suite("Which requests a fault goes with")
struct FaultTurnTests {
  @Test(
    "nth is one, until all up to it, every each so manieth; together, from nth on",
    arguments: [
      ("{}", [1, 2, 3, 4, 5, 6, 7, 8, 9]),
      (#"{"nth":2}"#, [2]),
      (#"{"until":3}"#, [1, 2, 3]),
      (#"{"every":4}"#, [4, 8]),
      (#"{"nth":2,"until":4}"#, [2, 3, 4]),
      (#"{"nth":2,"every":3}"#, [2, 5, 8]),
      (#"{"every":2,"until":5}"#, [2, 4]),
      (#"{"nth":3,"until":7,"every":2}"#, [3, 5, 7]),
      (#"{"nth":5,"until":4}"#, []),
    ]
  )
  func hits(json: String, numbers: [Int]) throws {
    let turn = try FaultTurn(DataNode(json: Array(json.utf8)))
    #expect((1...9).filter(turn.hits) == numbers)
  }

  @Test(
    "requests are counted from 1",
    arguments: [#"{"nth":0}"#, #"{"every":-1}"#, #"{"until":1.5}"#]
  )
  func wrong(json: String) {
    #expect(throws: StandInError.self) { try FaultTurn(DataNode(json: Array(json.utf8))) }
  }
}
