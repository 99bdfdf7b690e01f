/// What always holds of a van that is loaded.
enum LoadInvariants {
  /// A sentence for each that does not hold.
  static func broken(given: JSONValue, step: JSONValue, seen: JSONValue) -> [String] {
    let round = step["roundId"] ?? step["input"]?["roundId"] ?? given["round"] ?? ""
    let ticks = (seen["ticks"]?.items ?? []).filter { $0["roundId"] == round }
    return list(seen, ticks) + van(seen) + recorded(step, seen, ticks)
  }

  /// What holds of the list: a line is what is needed less what is there, against its tick.
  private static func list(_ seen: JSONValue, _ ticks: [JSONValue]) -> [String] {
    let lines = seen["list"]?.items ?? []
    var broken: [String] = []
    for line in lines {
      let (need, there) = (line["need"]?.int ?? 0, line["onVan"]?.int ?? 0)
      let toLoad = line["toLoad"]?.int ?? 0
      let tick = of(line["gasId"], in: ticks)?["quantity"]?.int
      if toLoad != max(0, need - there) {
        broken.append("what is to load is what is needed less what is there")
      }
      if toLoad == 0, tick == nil { broken.append("a line is to load or ticked") }
      if line["ticked"]?.bool != tick.map({ $0 >= toLoad }) ?? false {
        broken.append("a line is ticked while its tick is enough")
      }
      if line["more"]?.int != tick.map({ max(0, toLoad - $0) }) ?? 0
        || line["over"]?.int != tick.map({ max(0, $0 - toLoad) }) ?? 0
      {
        broken.append("a line says how many more or over since its tick")
      }
      if there != of(line["gasId"], in: seen["van"]?.items ?? [])?["full"]?.int ?? 0 {
        broken.append("the list has on the van what the van shows")
      }
    }
    if ticks.contains(where: { of($0["gasId"], in: lines) == nil }) {
      broken.append("what is ticked is on the list")
    }
    return broken
  }

  /// What holds of the van: nothing is shown below 0, and all that is shown can be taken off.
  private static func van(_ seen: JSONValue) -> [String] {
    let van = seen["van"]?.items ?? []
    var broken: [String] = []
    if van.contains(where: { $0["full"]?.int ?? 0 < 0 || $0["empty"]?.int ?? 0 < 0 }) {
      broken.append("nothing is shown below 0")
    }
    let there = van.filter { $0["full"]?.int != 0 || $0["empty"]?.int != 0 }
    let offered = seen["offered"]?.items ?? []
    let isAll =
      there.count == offered.count
      && zip(there, offered).allSatisfy { line, move in
        line["gasId"] == move["gasId"] && line["full"]?.int == move["full"]?.int.map { -$0 }
          && line["empty"]?.int == move["empty"]?.int.map { -$0 }
      }
    if !isAll { broken.append("an off load offers all that is there") }
    return broken
  }

  /// What holds of what a draft came to.
  private static func recorded(_ step: JSONValue, _ seen: JSONValue, _ ticks: [JSONValue])
    -> [String]
  {
    let hasErrors = seen["errors"]?.items?.isEmpty == false
    let hasDraft = (step["draft"] ?? step["input"]?["draft"]) != nil
    var broken: [String] = []
    if hasDraft, hasErrors == (seen["body"] != nil) {
      broken.append("a draft is recorded if it has no errors")
    }
    guard let body = seen["body"] else { return broken }
    let lines = body["lines"]?.items ?? []
    let numbers = lines.compactMap { $0["full"]?.int } + lines.compactMap { $0["empty"]?.int }
    switch body["kind"]?.string {
    case "loadUp", "count":
      if numbers.contains(where: { $0 < 0 }) { broken.append("it takes nothing off") }
    case "offLoad":
      if numbers.contains(where: { $0 > 0 }) { broken.append("it puts nothing on") }
    default: break
    }
    if step["do"] == "load", body["kind"] == "loadUp", !ticks.isEmpty {
      broken.append("loading ends the round's ticks")
    }
    return broken
  }

  private static func of(_ gas: JSONValue?, in items: [JSONValue]) -> JSONValue? {
    items.first { $0["gasId"] == gas }
  }
}
