import Testing

@testable import ScenarioKit

@Suite("Cores over the pipe")
struct RunningCoresTests {
  private let answers = ScenarioAnswers(
    "doors",
    version: "2.0.0",
    [],
    cores: [PipedCore("locks") { Lock($0) }]
  )

  private func answer(_ command: String) async throws -> String? {
    try await answers.answer(Array(command.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("Two live side by side, each known by its number until it is ended")
  func sideBySide() async throws {
    let talk = [
      (
        #"{"seq":1,"cmd":"core.begin","name":"locks","core":1,"settings":{"name":"front"}}"#,
        #"{"seq":1,"ok":true}"#
      ),
      (
        #"{"seq":2,"cmd":"core.begin","name":"locks","core":2,"settings":{"name":"back"}}"#,
        #"{"seq":2,"ok":true}"#
      ),
      (
        #"{"seq":3,"cmd":"core.handle","core":1,"event":{"is":"turn"},"clocks":{"up":7}}"#,
        #"{"seq":3,"effects":[{"is":"click","up":7}]}"#
      ),
      (
        #"{"seq":4,"cmd":"core.view","core":1,"clocks":{}}"#,
        #"{"seq":4,"view":{"name":"front","turns":1}}"#
      ),
      (
        #"{"seq":5,"cmd":"core.view","core":2,"clocks":{}}"#,
        #"{"seq":5,"view":{"name":"back","turns":0}}"#
      ),
      (#"{"seq":6,"cmd":"core.end","core":1}"#, #"{"seq":6,"ok":true}"#),
      (
        #"{"seq":7,"cmd":"core.view","core":1,"clocks":{}}"#,
        #"{"seq":7,"unsupported":"core 1 before it has begun"}"#
      ),
      (
        #"{"seq":8,"cmd":"core.begin","name":"keys","core":3,"settings":{}}"#,
        #"{"seq":8,"unsupported":"core:keys"}"#
      ),
      (#"{"seq":9,"cmd":"core.sing","core":2}"#, #"{"seq":9,"unsupported":"cmd:core.sing"}"#),
    ]
    for (command, said) in talk { #expect(try await answer(command) == said) }
  }

  @Test("Many commands in one line have their answers in one line, in their order")
  func batch() async throws {
    let said = try await answer(
      #"{"seq":1,"cmd":"batch","commands":["#
        + #"{"cmd":"core.begin","name":"locks","core":1,"settings":{"name":"front"}},"#
        + #"{"cmd":"core.handle","core":1,"event":{"is":"turn"},"clocks":{"up":1}},"#
        + #"{"cmd":"core.view","core":1,"clocks":{}}]}"#
    )
    #expect(
      said
        == #"{"seq":1,"answers":[{"ok":true},{"effects":[{"is":"click","up":1}]},"#
        + #"{"view":{"name":"front","turns":1}}]}"#
    )
  }
}
