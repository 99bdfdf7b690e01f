internal import Diagnostics

extension ScenarioFormat {
  /// For programs: one JSON document.
  ///
  ///     {"version":1,"suites":[{"suite":"doors","asExpected":false,"results":[
  ///       {"id":"doors/opens","outcome":"failed","milliseconds":0.2,"faults":[
  ///         {"at":"step 2, turn","message":"/door: open ≠ shut","path":"…","line":14,"column":67}]}],
  ///       "problems":[]}]}
  public static let json = ScenarioFormat(name: "json") { reports, _ in
    let document: JSONValue = ["version": 1, "suites": .array(reports.map(value))]
    return document.json + [UInt8(ascii: "\n")]
  }

  private static func value(of report: ScenarioReport) -> JSONValue {
    let problems = Report(report.problems, sources: report.sources)
    return [
      "suite": .string(report.suite),
      "asExpected": .bool(report.isAsExpected),
      "results": .array(report.results.map(value)),
      "problems": .array(
        problems.diagnostics.map { problem in
          var members = [
            JSONMember("id", .string(problem.id)), JSONMember("message", .string(problem.message)),
          ]
          if let place = problem.place, let (lines, span) = problems.lines(at: place) {
            let position = lines.position(of: span.start)
            members += [
              JSONMember("path", .string(place.path)),
              JSONMember("line", .int(Int64(position.line))),
              JSONMember("column", .int(Int64(position.column))),
            ]
          }
          return .object(members)
        }
      ),
    ]
  }

  private static func value(of result: ScenarioResult) -> JSONValue {
    var members = [
      JSONMember("id", .string(result.scenario.id)),
      JSONMember("outcome", .string(word(for: result.outcome))),
      JSONMember("milliseconds", .double(result.duration.milliseconds)),
    ]
    switch result.outcome {
    case .passed: break
    case .failed(let faults): members.append(faulted(faults, result))
    case .error(let fault): members.append(faulted([fault], result))
    case .knownFailure(let known, let faults):
      members += [JSONMember("because", .string(known.because)), faulted(faults, result)]
    case .unexpectedPass(let known): members.append(JSONMember("because", .string(known.because)))
    case .skipped(let skip):
      members.append(JSONMember("because", .string(skip.why)))
      if let issue = skip.issue { members.append(JSONMember("issue", .string(issue))) }
    }
    return .object(members)
  }

  private static func word(for outcome: ScenarioOutcome) -> String {
    switch outcome {
    case .passed: "passed"
    case .failed: "failed"
    case .error: "error"
    case .skipped: "skipped"
    case .knownFailure: "knownFailure"
    case .unexpectedPass: "unexpectedPass"
    }
  }

  private static func faulted(_ faults: [ScenarioFault], _ result: ScenarioResult) -> JSONMember {
    JSONMember(
      "faults",
      .array(
        faults.map { fault in
          let location = result.scenario.source.location(of: fault.span)
          var members = [
            JSONMember("at", .string(fault.moment.description)),
            JSONMember("message", .string(fault.message)),
          ]
          if let help = fault.help { members.append(JSONMember("help", .string(help))) }
          members += [
            JSONMember("path", .string(location.path)),
            JSONMember("line", .int(Int64(location.line))),
            JSONMember("column", .int(Int64(location.column))),
          ]
          return .object(members)
        }
      )
    )
  }
}

extension Duration {
  /// The duration in milliseconds, to the thousandth.
  var milliseconds: Double {
    let (seconds, attoseconds) = components
    return (Double(seconds) * 1e6 + Double(attoseconds) / 1e12).rounded() / 1e3
  }
}
