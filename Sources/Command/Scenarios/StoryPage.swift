internal import ScenarioKit
internal import Scenarios

/// A case in plain words, laid out for a terminal.
struct StoryPage {
  private var page: Page

  /// The text, with a newline at its end.
  var text: String { page.text }

  init(_ scenario: Scenario, in suite: SuiteWithSchema, width: Int) {
    let story = CaseStory(scenario, in: suite)
    page = Page(width: width)
    page.paragraph("\(scenario.id): \(story.title)")
    page.paragraph("\(scenario.location)")
    page.heading("It shows")
    page.list(story.rules.map { ($0.id, $0.says) })
    if !story.given.isEmpty {
      page.heading(story.fixture.map { "Given, from `\($0)`" } ?? "Given")
      page.list(story.given.map { ($0.name, $0.words) })
    }
    page.heading("What happens")
    for (index, moment) in story.moments.enumerated() {
      page.paragraph("\(index + 1). \(moment.says)", indent: 2)
      for clause in moment.seen { page.paragraph("- \(clause)", indent: 6) }
    }
    if !story.end.isEmpty {
      page.heading("At the end")
      for clause in story.end { page.paragraph("- \(clause)", indent: 2) }
    }
    if let gone = scenario.gone {
      page.gap()
      page.paragraph("It is retired since \(gone), and is not run.")
    }
  }
}
