import DriverRules
import DriverScenarios
import ScenarioKit
import Testing

@Suite("2,000 rounds made at random")
struct PositionPropertyTests {
  /// They are played once for all tests.
  private static let findings = Task { try await find() }

  @Test("They reach every why and everything asked of the app at least 5 times")
  func reach() async throws {
    let words =
      FixVerdict.allCases.map(\.rawValue)
      + ["endSession", "refreshDay", "chooseBusiness", "locationNeeded", "timing"]
      + ["taken 60.000 s ago", "taken 59.999 s ago"]
    #expect(try await Self.findings.value.rare(words) == [])
  }

  @Test("They break no invariant")
  func invariants() async throws {
    #expect(try await Self.findings.value.broken("invariant") == [])
  }

  @Test("What becomes of a fix is what going through the whole story says")
  func oracle() async throws {
    #expect(try await Self.findings.value.broken("oracle") == [])
  }

  @Test("Between two fixes that are sent lies a minute or 300 m, unless the story began afresh")
  func spacing() async throws {
    #expect(try await Self.findings.value.broken("spacing") == [])
  }

  @Test("No fix is within a millimetre of 300 m from another of its story, but some are near it")
  func distances() async throws {
    let findings = try await Self.findings.value
    #expect(findings.broken("distance") == [])
    #expect(findings.rare(["about 300 m"]) == [])
  }

  @Test("One seed is one story")
  func sameSeed() throws {
    let generator = try #require(ScenarioGenerator.all.first { $0.suite == "position" })
    var (one, other) = (SeededRandom(seed: 7), SeededRandom(seed: 7))
    #expect(generator.scenario(&one).steps == generator.scenario(&other).steps)
  }

  private static func find() async throws -> Findings {
    let invariants = try #require(SuiteInvariants.all.first { $0.suite == "position" })
    var findings = Findings()
    try await PlayedStory.each("position") { story in
      for broken in story.broken(invariants) { findings.note("invariant", story, broken) }
      for (index, moment) in story.moments.enumerated() where moment.word == "fix" {
        let expected = PositionOracle(story.given, after: story.moments[..<index]).why(moment.step)
        if moment.seen["why"]?.string != expected {
          findings.note("oracle", story, "step \(index): \(expected)")
        }
      }
      if !isSpaced(story) { findings.note("spacing", story) }
      let gaps = gaps(story)
      if gaps.contains(where: { $0 <= 0.001 }) { findings.note("distance", story) }
      if gaps.contains(where: { $0 < 0.005 }) { findings.count(["about 300 m"]) }
      for moment in story.moments { findings.count(words(moment)) }
    }
    return findings
  }

  private static func words(_ moment: PlayedStory.Moment) -> [String] {
    [moment.seen["why"]?.string].compactMap(\.self)
      + moment.words("asks") + moment.words("shown")
      + (moment.seen["timing"] == nil ? [] : ["timing"])
      + (moment.step["ago"] == 60 ? ["taken 60.000 s ago"] : [])
      + (moment.step["ago"] == 59.999 ? ["taken 59.999 s ago"] : [])
  }

  private static func isSpaced(_ story: PlayedStory) -> Bool {
    var last: (place: GlobePoint, up: Double)?
    var now = 0.0
    for moment in story.moments {
      if moment.word == "pass" { now += (moment.step["seconds"]?.double ?? 0) * 1000 }
      if moment.word == "restart" { last = nil }
      if moment.seen["records"]?.items?.isEmpty == false { last = nil }
      for fix in moment.requests.compactMap({ $0["fix"] }) {
        guard let place = point(fix), let age = fix["ageMs"]?.double else { return false }
        let up = now - age
        if let last, up - last.up < 59_999.5, place.distance(to: last.place) < 300 { return false }
        last = (place, up)
      }
    }
    return true
  }

  /// How far each two fixes are from being 300 m apart.
  private static func gaps(_ story: PlayedStory) -> [Double] {
    let places = story.moments.compactMap { point($0.step) }
    return places.indices.flatMap { index in
      places[..<index].map { abs($0.distance(to: places[index]) - 300) }
    }
  }

  private static func point(_ value: JSONValue) -> GlobePoint? {
    guard let lat = value["lat"]?.double, let lon = value["lon"]?.double else { return nil }
    return GlobePoint(lat: lat, lon: lon)
  }
}
