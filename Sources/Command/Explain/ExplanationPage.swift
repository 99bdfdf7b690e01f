internal import Explanations

/// What there is to say about problems, laid out for a terminal.
struct ExplanationPage {
  private var page: Page

  /// The text, with a newline at its end.
  var text: String { page.text }

  /// Every id with what it is, area by area.
  init(_ areas: [Area], width: Int) {
    page = Page(width: width)
    for area in areas {
      page.heading("\(area.name), \(area.about)")
      page.list(area.explanations.map { ($0.id, $0.summary) })
    }
    page.gap()
    page.paragraph("`bottle explain ID` tells more about one.")
  }

  /// All about one.
  init(_ explanation: Explanation, width: Int) {
    page = Page(width: width)
    page.paragraph("\(explanation.id): \(explanation.summary)")
    page.heading("Why it matters")
    page.paragraph(explanation.why, indent: 2)
    if let example = explanation.example {
      page.heading("For example")
      for file in example.files {
        page.verbatim(file.path, indent: 2)
        page.verbatim(file.shown, indent: 4)
      }
      page.gap()
      page.verbatim("$ bottle \(example.verb)\n\(example.printed)", indent: 2)
    }
    page.heading("What to do")
    page.paragraph(explanation.mend, indent: 2)
    if let fix = explanation.fix {
      page.gap()
      page.paragraph("`bottle lint --fix` \(fix).", indent: 2)
    }
    page.heading("Severity")
    page.paragraph(explanation.aboutSeverity, indent: 2)
    if let setting = explanation.setting {
      page.gap()
      page.verbatim(setting, indent: 4)
    }
  }
}
