internal import ScenarioKit
internal import Simulation

/// What is said of stories that were ended everywhere.
struct StoriesPage {
  private let reports: [StoryReport]
  private let time: Duration
  private let wrong: StoryReport?

  init(_ reports: [StoryReport], time: Duration) {
    self.reports = reports
    self.time = time
    wrong = reports.first { !$0.isRight }
  }

  /// Whether every rule held.
  var isRight: Bool { wrong == nil }

  /// For people.
  var text: String {
    let counts = CountLines.text(counts)
    guard let wrong else {
      return "every rule held: stories ended everywhere, \(time.shown)\n" + counts
    }
    return "stories ended everywhere, \(time.shown)\n\(counts)\n\(shown(wrong))"
  }

  /// For programs: an object.
  var json: JSONValue {
    var members = [JSONMember("version", 1)] + CountLines.members(counts)
    if let wrong {
      members.append(JSONMember("wrongStory", .string(wrong.story.name)))
      members.append(JSONMember("wrong", .string(shown(wrong))))
    }
    return .object(members)
  }

  private var counts: [(name: String, count: Int)] {
    [
      ("stories", reports.count), ("points", sum(\.points)), ("crashes", sum(\.crashes)),
      ("crashes while opening", sum(\.second)), ("ends of journals", sum(\.ends)),
      ("worlds", sum(\.worlds)),
    ]
  }

  private func sum(_ path: KeyPath<StoryReport, Int>) -> Int {
    reports.reduce(0) { $0 + $1[keyPath: path] }
  }

  private func shown(_ wrong: StoryReport) -> String {
    if let move = wrong.impossible {
      return "the story \(wrong.story.name) is wrong: this is not possible in it: \(move.words)\n"
    }
    guard let failure = wrong.failure else { return "" }
    let name = wrong.story.name
    return """
      the story \(name) (\(wrong.story.says)) breaks \(failure.violation)
      \(failure.shown(as: name))to see it again: bottle scenarios simulate --stories

      """
  }
}
