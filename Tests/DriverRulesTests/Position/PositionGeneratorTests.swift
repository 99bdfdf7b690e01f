import DriverRules
import DriverScenarios
import ScenarioKit
import Testing

@Suite("Generated stories of a round")
struct PositionGeneratorTests {
  @Test("10,000 of them reach every why and every demand at least 50 times, and break no invariant")
  func reach() async throws {
    let tally = try await Tally("position") { seen in
      [seen["why"]].compactMap { $0?.string }
        + (seen["asks"]?.items ?? []).compactMap(\.string)
        + (seen["shown"]?.items ?? []).compactMap(\.string)
        + (seen["timing"] == nil ? [] : ["timing"])
    }
    let words =
      FixVerdict.allCases.map(\.rawValue)
      + ["endSession", "refreshDay", "chooseBusiness", "locationNeeded", "timing"]
    for word in words {
      #expect(tally.counts[word, default: 0] >= 50, "\(word)")
    }
    #expect(tally.broken.isEmpty, "\(tally.broken.prefix(3))")
  }

  @Test("No fix is within a millimetre of 300 m from another of its story")
  func distances() throws {
    let generator = try #require(ScenarioGenerator.all.first { $0.suite == "position" })
    var nearest = Double.infinity
    for seed in UInt64(0)..<2000 {
      var random = SeededRandom(seed: seed)
      let places = generator.scenario(&random).steps.compactMap { step -> GlobePoint? in
        guard let lat = step["lat"]?.double, let lon = step["lon"]?.double else { return nil }
        return GlobePoint(lat: lat, lon: lon)
      }
      for (index, place) in places.enumerated() {
        for other in places[..<index] {
          nearest = min(nearest, abs(place.distance(to: other) - 300))
        }
      }
    }
    #expect(nearest > 0.001)
    #expect(nearest < 0.01, "some are about 300 m")
  }

  @Test("One seed is one story")
  func sameSeed() throws {
    let generator = try #require(ScenarioGenerator.all.first { $0.suite == "position" })
    var (one, other) = (SeededRandom(seed: 7), SeededRandom(seed: 7))
    #expect(generator.scenario(&one).steps == generator.scenario(&other).steps)
  }
}
