import Testing

@testable import ScenarioKit

@Suite("Answering over the pipe")
struct ScenarioAnswersTests {
  @Test("Each command has its answer, and a step that goes wrong leaves the case as it is")
  func answers() async throws {
    let answers = ScenarioAnswers(
      "doors",
      version: "2.0.0",
      [PipedSuite("doors", on: Door.init)],
      cores: [PipedCore("locks") { Lock($0) }]
    )
    let talk = [
      (
        #"{"seq":1,"cmd":"hello","protocol":1}"#,
        #"{"seq":1,"protocol":1,"subject":{"name":"doors","language":"swift","version":"2.0.0"},"#
          + #""suites":["doors"],"cores":["locks"],"can":[]}"#
      ),
      (
        #"{"seq":2,"cmd":"step","step":{"do":"turn"}}"#,
        #"{"seq":2,"unsupported":"a step before a case has begun"}"#
      ),
      (
        #"{"seq":3,"cmd":"begin","suite":"doors","case":"doors/a","given":{"keys":["k1"]}}"#,
        #"{"seq":3,"ok":true}"#
      ),
      (
        #"{"seq":4,"cmd":"step","step":{"do":"kick"}}"#,
        #"{"seq":4,"error":{"message":"the hinge is broken","trace":""}}"#
      ),
      (
        #"{"seq":5,"cmd":"step","step":{"do":"turn","key":"k1"}}"#,
        #"{"seq":5,"seen":{"door":"open"}}"#
      ),
      (#"{"seq":6,"cmd":"finish"}"#, #"{"seq":6,"seen":{"keys":["k1"]}}"#),
      (
        #"{"seq":7,"cmd":"begin","suite":"doors","case":"doors/b","given":{"skip":true}}"#,
        #"{"seq":7,"skipped":"there is no door","issue":"https://doors.example/1"}"#
      ),
      (
        #"{"seq":8,"cmd":"begin","suite":"gates","case":"gates/a","given":{}}"#,
        #"{"seq":8,"unsupported":"suite:gates"}"#
      ),
      (#"{"seq":9,"cmd":"sing"}"#, #"{"seq":9,"unsupported":"cmd:sing"}"#),
    ]
    for (command, answer) in talk {
      let given = try await answers.answer(Array(command.utf8))
      #expect(given.map { String(decoding: $0, as: UTF8.self) } == answer)
    }
    #expect(try await answers.answer(Array(#"{"seq":10,"cmd":"bye"}"#.utf8)) == nil)
  }
}
