internal import DriverModels
internal import DriverRules
internal import ScenarioKit

extension JSONValue {
  /// What a step `answer` says of a request.
  func reply() throws -> Reply {
    switch self["none"]?.string {
    case "noSignal"?: return .none(.noSignal)
    case "timeOut"?: return .none(.timeOut)
    case nil: break
    case let word?: throw CaseError("`none` is \(word)")
    }
    guard let status: Int = try whole("status") else { throw CaseError("`status` is missing") }
    var headers: [WireHeader] = []
    func add(_ name: String, _ value: JSONValue?) {
      if let text = value?.string { headers.append(WireHeader(name, text)) }
    }
    add("set-auth-token", self["token"])
    for cookie in list("setCookie") { add("Set-Cookie", cookie) }
    add("Retry-After", self["retryAfter"])
    add("X-Retry-After", self["xRetryAfter"])
    add("Date", self["date"])
    var body: [UInt8] = []
    if let problem = self["problem"] {
      add("Content-Type", "application/problem+json; charset=utf-8")
      body = problem.json
    } else if let json = self["json"] {
      add("Content-Type", "application/json")
      body = json.json
    } else if let text = self["text"]?.string {
      add("Content-Type", "text/html")
      body = Array(text.utf8)
    }
    return .answer(WireAnswer(status: status, headers: headers, body: body))
  }

  /// A duration in seconds as milliseconds; nil where there is none.
  func milliseconds(_ key: String) throws -> Int64? {
    guard let value = self[key] else { return nil }
    guard let seconds = value.double, abs(seconds) < 1e12 else {
      throw CaseError("`\(key)` is no number of seconds")
    }
    return Int64((seconds * 1000).rounded())
  }

  /// A number that has to be there.
  func number(_ key: String) throws -> Double {
    guard let number = try need(key).double else { throw CaseError("`\(key)` is no number") }
    return number
  }
}
