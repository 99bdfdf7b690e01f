import Foundation
import ScenarioKit

/// Says what becomes of a fix by going through everything that happened before it, each time anew.
///
/// It knows the rules only as their text has them: the distance is the chord's, not the haversine's,
/// and a `Retry-After` is looked up.
struct PositionOracle {
  private var now = 0.0
  private var allowed = ""
  private var hasSignal = true
  private var out: String?
  private var isSignedIn = true
  /// The fixes that were tried since setting off or a restart: place and time.
  private var tried: [(place: JSONValue, up: Double)] = []
  /// When each wait ends.
  private var waits: [Double] = []
  /// Which round and line each request was for.
  private var requests: [Int64: JSONValue] = [:]

  init(_ given: JSONValue, after moments: ArraySlice<PlayedStory.Moment>) {
    now = ((given["up"]?.double ?? 0) * 1000).rounded()
    allowed = given["allowed"]?.string ?? ""
    hasSignal = given["signal"] == true
    out = given["round"]?.string
    for moment in moments { go(through: moment) }
  }

  /// Why a fix that comes in now is sent or is not.
  func why(_ fix: JSONValue) -> String {
    let taken = now - milliseconds(fix["ago"])
    let accuracy = fix["accuracy"]?.double ?? -1
    guard let lat = fix["lat"]?.double, let lon = fix["lon"]?.double else { return "invalid" }
    if out == nil { return "notOut" }
    if !isSignedIn { return "notOut" }
    if allowed != "precise" { return "refused" }
    if lat < -90 || lat > 90 || lon < -180 || lon > 180 || accuracy < 0 || taken > now {
      return "invalid"
    }
    if accuracy > 100 { return "blurry" }
    if now - taken > 60_000 { return "stale" }
    if tried.contains(where: { $0.up >= taken }) { return "older" }
    if !hasSignal { return "noSignal" }
    if waits.contains(where: { $0 > now }) { return "wait" }
    guard let last = tried.last else { return "first" }
    if taken - last.up >= 60_000 { return "minute" }
    return Self.metres(last.place, fix) >= 300 ? "moved" : "soon"
  }

  private mutating func go(through moment: PlayedStory.Moment) {
    let step = moment.step
    switch moment.word {
    case "pass": now += milliseconds(step["seconds"])
    case "allow": allowed = step["allowed"]?.string ?? ""
    case "standIn": allowed = step["off"] == true ? "refused" : "precise"
    case "signal": hasSignal = step["on"] == true
    case "signIn": isSignedIn = true
    case "back": out = nil
    case "setOff":
      guard allowed == "precise", out != step["round"]?.string else { break }
      out = step["round"]?.string
      tried = []
    case "restart":
      now = 0
      tried = []
      waits = []
    case "answer": answer(step)
    default: break
    }
    for request in moment.requests {
      if let number = request["n"]?.int { requests[number] = request }
      if request["to"] == "position", let fix = request["fix"] {
        tried.append((fix, now - (fix["ageMs"]?.double ?? 0)))
      }
    }
  }

  private mutating func answer(_ step: JSONValue) {
    guard let number = step["to"]?.int, let request = requests[number],
      let status = step["status"]?.int
    else { return }
    let problem = step["problem"]
    let type = problem?["type"]?.string ?? ""
    let isOurs =
      problem?["code"]?.string != nil || type.hasPrefix("https://api.getbottle.app/")
    let isBusy = [500, 503].contains(status) || ([408, 425, 429].contains(status) && isOurs)
    if request["to"] == "position", isBusy, let seconds = Self.seconds(step) {
      waits.append(now + seconds * 1000)
    }
    guard isOurs, status >= 400 else { return }
    if status == 401 { isSignedIn = false }
    if out == request["round"]?.string {
      let isGone = status == 404 || status == 409
      if isGone || (status == 403 && problem?["code"] == "not-a-member") { out = nil }
    }
  }

  /// The seconds that a generated `Retry-After` means.
  private static func seconds(_ step: JSONValue) -> Double? {
    let whole: [String: Double] = [
      "0": 0, "1": 1, "5": 5, "30": 30, " 30\t": 30, "60": 60, "120": 120, "3599": 3599,
      "3600": 3600, "3601": 3600, "99999999": 3600, "99999999999999999999": 3600,
    ]
    let dates: [String: Double] = [
      "Tue, 03 Mar 2026 06:45:00 GMT": -86_400, "Wed, 04 Mar 2026 06:45:00 GMT": 0,
      "Wed, 04 Mar 2026 06:47:30 GMT": 150, "Wed, 04 Mar 2026 06:47:31 GMT": 151,
    ]
    let text = step["retryAfter"]?.string ?? ""
    if let seconds = whole[text] { return seconds }
    guard let then = dates[text], let now = dates[step["date"]?.string ?? ""] else { return nil }
    return min(max(then - now, 0), 3600)
  }

  /// The metres between two places by the straight line through the globe.
  private static func metres(_ one: JSONValue, _ other: JSONValue) -> Double {
    let chord = zip(vector(one), vector(other)).map { ($0 - $1) * ($0 - $1) }.reduce(0, +)
    return 2 * 6_371_008.8 * asin(min(1, chord.squareRoot() / 2))
  }

  private static func vector(_ place: JSONValue) -> [Double] {
    let lat = (place["lat"]?.double ?? 0) / 180 * .pi
    let lon = (place["lon"]?.double ?? 0) / 180 * .pi
    return [cos(lat) * cos(lon), cos(lat) * sin(lon), sin(lat)]
  }

  private func milliseconds(_ seconds: JSONValue?) -> Double {
    ((seconds?.double ?? 0) * 1000).rounded()
  }
}
