/// What always holds in the suite `position`.
enum PositionInvariants {
  static func broken(given: JSONValue, step: JSONValue, seen: JSONValue) -> [String] {
    // A row shows a distance only.
    guard let word = step["do"]?.string, word != "judge" else { return [] }
    let handsOut = word == "fix" || word == "standIn"
    let requests = seen["requests"]?.items ?? []
    let positions = requests.filter { $0["to"] == "position" }
    let records = seen["records"]?.items ?? []
    let isSent = seen["send"] == true
    let whys: [JSONValue] = ["first", "minute", "moved"]
    return [
      (
        isSent == (positions.count == 1) && positions.count <= 1,
        "a position goes if and only if a fix is sent, and then one (P13)"
      ),
      (
        isSent == whys.contains(seen["why"] ?? .null),
        "what is sent is the first, a minute on, or moved, and nothing else is (P9 to P12)"
      ),
      (
        handsOut || (seen["send"] == nil && requests.isEmpty),
        "nothing is asked without a fix that comes in (P7, P13)"
      ),
      (
        requests.allSatisfy { $0["round"] == seen["out"] },
        "everything is asked for the round that is out (P1)"
      ),
      (
        positions.allSatisfy { sent in sent["fix"].map(canBeSent) ?? false },
        "a fix that is sent is on the globe, 0 to 100 m sharp and at most 60 s old (P3 to P5)"
      ),
      (
        word != "fix" || positions.allSatisfy { sent in isSame(sent["fix"], step) },
        "a fix is sent as it was handed out (P14)"
      ),
      (
        word != "standIn" || positions.allSatisfy { sent in sent["fix"]?["accuracy"] == 5 },
        "the stand-in's fix is 5 m sharp (P18)"
      ),
      (
        seen["shown"]?.items?.isEmpty != false || records.isEmpty,
        "without a precise location nothing is recorded (P19)"
      ),
      (
        ["setOff", "back"].contains(word) || records.isEmpty,
        "only setting off and coming back record something (P17)"
      ),
      (
        word == "answer" || seen["asks"]?.items?.isEmpty != false,
        "only an answer asks something of the app (P15)"
      ),
    ]
    .filter { !$0.0 }.map(\.1)
  }

  private static func canBeSent(_ fix: JSONValue) -> Bool {
    guard let lat = fix["lat"]?.double, let lon = fix["lon"]?.double,
      let accuracy = fix["accuracy"]?.double, let age = fix["ageMs"]?.int
    else { return false }
    return abs(lat) <= 90 && abs(lon) <= 180 && 0...100 ~= accuracy && 0...60_000 ~= age
  }

  private static func isSame(_ fix: JSONValue?, _ step: JSONValue) -> Bool {
    guard let fix, let age = fix["ageMs"]?.double else { return false }
    let ago = (step["ago"]?.double ?? 0) * 1000
    return ["lat", "lon", "accuracy"].allSatisfy { fix[$0] == step[$0] } && abs(age - ago) < 1
  }
}
