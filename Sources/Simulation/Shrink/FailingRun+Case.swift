internal import DriverModels
internal import DriverRules

extension FailingRun {
  /// A case of the outbox suite that does the same as far as its words can say it, in JSON.
  ///
  /// In a case each step is carried out whole, so what happens between two calls on the disk is lost unless a
  /// crash says it. It expects that the API has what it should: what always holds is judged unasked.
  public func scenario(id: String) -> String {
    let steps = moves.flatMap(Self.steps).map { "        \($0)" }.joined(separator: ",\n")
    let title = lines.last.map(Self.quoted) ?? "\"\""
    return """
      {
        "id": \(Self.quoted(id)), "title": \(title), "tags": ["regression"],
        "rules": [\(Self.quoted(violation.rule.rawValue))], "from": "acme",
        "steps": [
      \(steps)
        ]
      }

      """
  }

  private static func steps(_ move: Move) -> [String] {
    switch move {
    case .pass(let time): [#"{ "do": "pass", "seconds": \#(seconds(time)) }"#]
    case .timer: [#"{ "do": "pass", "seconds": 3600 }"#]
    case .setClock(let change): [#"{ "do": "clock", "wall": \#(seconds(change)) }"#]
    case .kill(slot: 0, _): [#"{ "do": "crash", "kind": "process", "at": "afterSync" }"#]
    case .cutPower(let cut, let torn): [crash(cut, torn)]
    case .start(slot: 0, let behind):
      [#"{ "do": "open" }"#]
        + (behind.map { [#"{ "do": "wake", "seconds": \#(seconds($0)) }"#] } ?? [])
    case .start: [#"{ "do": "secondOpen" }"#]
    case .front: [#"{ "do": "front" }"#]
    case .back: [#"{ "do": "back" }"#]
    case .wake(let time): [#"{ "do": "wake", "seconds": \#(seconds(time)) }"#]
    case .timeOver: [#"{ "do": "timeOver" }"#]
    case .signal(let isThere): [#"{ "do": "signal", "on": \#(isThere) }"#]
    case .room(let room): [#"{ "do": "diskFull", "on": \#(room != nil) }"#]
    case .flip(_, let index, _): [#"{ "do": "damage", "kind": "flip", "at": \#(index) }"#]
    case .zero(_, let index): [#"{ "do": "damage", "kind": "zeros", "at": \#(index) }"#]
    case .update: [#"{ "do": "updateApp", "version": "2.0.0" }"#]
    case .press(let press): [recorded(press)]
    case .withdraw(let number): [#"{ "do": "withdraw", "key": \#(key(number)) }"#]
    case .dismiss(let number, let isSure):
      [#"{ "do": "dismiss", "key": \#(key(number)), "sure": \#(isSure) }"#]
    case .sendNow: [#"{ "do": "sendNow" }"#]
    case .signOut(let isSure): [#"{ "do": "signOut", "sure": \#(isSure) }"#]
    case .choose(let business):
      [#"{ "do": "switchBusiness", "business": "business\#(business)" }"#]
    case .arrive(let write, let verdict): answer(write, verdict)
    case .loseAnswer: [#"{ "do": "answer", "lost": "afterRecording" }"#]
    case .lose, .giveUp: [#"{ "do": "answerNone", "why": "timeOut" }"#]
    case .notConnected: [#"{ "do": "answerNone", "why": "offline" }"#]
    case .page(_, let page, _):
      [#"{ "do": "answer", "status": \#(page.status), "text": "<html></html>" }"#]
    case .double(let write): [#"{ "do": "lateCopy", "key": \#(key(write)) }"#]
    default: []
    }
  }

  private static func recorded(_ press: DriverPress) -> String {
    let write = #"{ "kind": "\#(press.kind.rawValue)", "id": "\#(WriteName.id(press.number))" }"#
    if let replaced = press.replaces {
      return #"{ "do": "correct", "key": \#(key(replaced)), "write": \#(write) }"#
    }
    guard !press.proofs.isEmpty else { return #"{ "do": "record", "write": \#(write) }"# }
    let proofs = press.proofs.map {
      #"{ "proofId": "\#(WriteName.id($0))", "length": \#($0 + 1) }"#
    }
    return
      #"{ "do": "record", "write": \#(write), "proofs": [\#(proofs.joined(separator: ", "))] }"#
  }

  private static func answer(_ write: Int, _ verdict: Verdict) -> [String] {
    switch verdict {
    case .recorded: [#"{ "do": "answer", "status": 201, "replayed": false }"#]
    case .recordedUnseen: [#"{ "do": "answer", "lost": "afterRecording" }"#]
    case .refused(let reason):
      [
        #"{ "do": "answer", "status": \#(reason.status), "problem": { "code": "\#(reason.code)" } }"#
      ]
    case .passing(let status, let wait):
      [
        #"{ "do": "answer", "status": \#(status), "problem": { "code": "busy" }"#
          + (wait.map { #", "retryAfter": \#(quoted($0))"# } ?? "") + " }"
      ]
    case .working: [#"{ "do": "answerNone", "why": "timeOut" }"#]
    }
  }

  private static func crash(_ cut: PowerCut, _ torn: Int?) -> String {
    let place = torn.map { #""at": "midWrite", "bytes": \#($0)"# } ?? #""at": "beforeSync""#
    let keeps = cut.keeps == .max ? "" : #", "keeps": \#(cut.keeps)"#
    return #"{ "do": "crash", "kind": "power", \#(place)\#(keeps) }"#
  }

  private static func key(_ number: Int) -> String {
    quoted(WriteName.key(number, press: 0).rawValue)
  }

  private static func seconds(_ milliseconds: Int64) -> String {
    let whole = milliseconds / 1_000
    let rest = abs(milliseconds % 1_000)
    guard rest > 0 else { return "\(whole)" }
    let digits = String(String(1_000 + rest).dropFirst())
    return (milliseconds < 0 && whole == 0 ? "-" : "") + "\(whole).\(digits)"
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
  }
}
