/// What always holds of the copies of days.
enum DayInvariants {
  /// A sentence for each that does not hold.
  static func broken(given: JSONValue, step: JSONValue, seen: JSONValue) -> [String] {
    fetching(seen) + shown(seen) + (step["do"] == "judge" ? row(given, seen) : []) + marked(seen)
  }

  /// What holds of a fetch: it has an occasion, is of today, and has the tag of the copy.
  private static func fetching(_ seen: JSONValue) -> [String] {
    let fetches = seen["fetches"]?.items ?? []
    let isHeld = ["fresh", "noSignal", "inFlight"].contains { seen["why"] == .string($0) }
    var broken: [String] = []
    if fetches.count > 1 { broken.append("one day is fetched at a time") }
    if fetches.isEmpty != (seen["why"] == nil || isHeld) {
      broken.append("a day is fetched where there is an occasion that nothing holds up")
    }
    for fetch in fetches {
      if fetch["date"] != seen["today"] { broken.append("the day that is fetched is today") }
      let copy = (seen["copies"]?.items ?? []).first { copy in
        ["person", "business", "date"].allSatisfy { copy[$0] == fetch[$0] }
      }
      if fetch["ifNoneMatch"] != copy?["etag"] {
        broken.append("a day is asked for with the tag of its copy")
      }
    }
    return broken
  }

  /// What holds of the screen: a day that has a copy, or what it says instead.
  private static func shown(_ seen: JSONValue) -> [String] {
    guard let shown = seen["shown"] else { return [] }
    let members = ["rounds", "vans", "cash"].map { shown[$0] != nil }
    let isDay = shown["says"] == nil
    let hasCopy = (seen["copies"]?.items ?? []).contains { $0["date"] == shown["date"] }
    if members.contains(!isDay) { return ["it shows a day, or says why there is none"] }
    return isDay && !hasCopy ? ["a day that is shown has a copy"] : []
  }

  /// What holds after a refresh: today, what is to come and what is unsent are there.
  private static func row(_ given: JSONValue, _ seen: JSONValue) -> [String] {
    var broken: [String] = []
    let today = seen["today"]?.string ?? ""
    let dates = (seen["copies"]?.items ?? []).compactMap { $0["date"]?.string }
    let kept = (given["copies"]?.items ?? []).compactMap { $0["date"]?.string }
    if kept.contains(where: { $0 >= today && !dates.contains($0) }) {
      broken.append("copies of today and of days to come stay")
    }
    let keys = (seen["writes"]?.items ?? []).compactMap { $0["key"]?.string }
    for write in given["writes"]?.items ?? [] {
      let isUnsent = ["waiting", "sending", "turnedDown"].contains { write["state"] == .string($0) }
      if isUnsent, let key = write["key"]?.string, !keys.contains(key) {
        broken.append("what is unsent is never deleted")
      }
    }
    return broken
  }

  /// What holds of a write that was marked: it is there, and sent.
  private static func marked(_ seen: JSONValue) -> [String] {
    let sent = (seen["writes"]?.items ?? []).filter { $0["state"] == "sent" }.map { $0["key"] }
    let isSent = (seen["marked"]?.items ?? []).allSatisfy { sent.contains($0) }
    return isSent ? [] : ["what is marked sent is sent"]
  }
}
