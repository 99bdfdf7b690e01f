internal import Diagnostics

extension ScenarioFormat {
  /// For continuous integration: JUnit's XML, as Jenkins and GitLab read it.
  ///
  /// A known failure is a skipped test there, and the known failures' own problems are one failed test.
  public static let junit = ScenarioFormat(name: "junit") { reports, _ in
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
    for report in reports { append(report, to: &xml) }
    return Array((xml + "</testsuites>\n").utf8)
  }

  private static func append(_ report: ScenarioReport, to xml: inout String) {
    let tally = ScenarioTally(report.results)
    let broken = report.problems.isEmpty ? 0 : 1
    let duration = report.results.map(\.duration).reduce(.zero, +)
    xml += "  <testsuite name=\(XMLText.attribute(report.suite))"
    xml += " tests=\"\(report.results.count + broken)\""
    xml += " failures=\"\(tally.failed + tally.unexpected + broken)\" errors=\"\(tally.errors)\""
    xml += " skipped=\"\(tally.skipped + tally.known)\" time=\"\(duration.inSeconds)\">\n"
    for result in report.results { append(result, to: &xml) }
    if broken > 0 {
      let all = report.problems.map(\.message).joined(separator: "\n")
      xml += "    <testcase classname=\(XMLText.attribute(report.suite)) name=\"known failures\">"
      xml += "<failure message=\(XMLText.attribute(report.problems[0].message))>"
      xml += "\(XMLText.content(all))</failure></testcase>\n"
    }
    xml += "  </testsuite>\n"
  }

  private static func append(_ result: ScenarioResult, to xml: inout String) {
    let scenario = result.scenario
    let location = scenario.location
    xml += "    <testcase classname=\(XMLText.attribute(scenario.suite))"
    xml += " name=\(XMLText.attribute(scenario.id)) file=\(XMLText.attribute(location.path))"
    xml += " line=\"\(location.line)\" time=\"\(result.duration.inSeconds)\""
    let inner =
      switch result.outcome {
      case .passed: ""
      case .failed(let faults): element("failure", faults, of: scenario)
      case .error(let fault): element("error", [fault], of: scenario)
      case .skipped(let skip):
        skipped([skip.why, skip.issue].compactMap(\.self).joined(separator: ": "))
      case .knownFailure(let known, _): skipped("known to fail: \(known.because)")
      case .unexpectedPass(let known):
        "<failure message=\(XMLText.attribute("passes, though known to fail: \(known.because)"))/>"
      }
    xml += inner.isEmpty ? "/>\n" : ">\(inner)</testcase>\n"
  }

  private static func element(_ name: String, _ faults: [ScenarioFault], of scenario: Scenario)
    -> String
  {
    let lines = faults.map { fault in
      "\(scenario.source.location(of: fault.span)): \(fault.moment): \(fault.message)"
        + (fault.help.map { " (\($0))" } ?? "")
    }
    return "<\(name) message=\(XMLText.attribute(faults[0].message))>"
      + "\(XMLText.content(lines.joined(separator: "\n")))</\(name)>"
  }

  private static func skipped(_ why: String) -> String {
    "<skipped message=\(XMLText.attribute(why))/>"
  }
}

extension Duration {
  /// The duration in seconds with six places, as XML Schema's decimals are written.
  fileprivate var inSeconds: String {
    let micros = Int((milliseconds * 1e3).rounded())
    let places = String(micros % 1_000_000)
    return "\(micros / 1_000_000)." + String(repeating: "0", count: 6 - places.utf8.count) + places
  }
}
