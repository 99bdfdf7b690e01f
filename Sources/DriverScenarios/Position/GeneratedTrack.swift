internal import DriverRules
internal import ScenarioKit

/// The places that a generated story goes through.
struct GeneratedTrack {
  private let home: GlobePoint
  private var places: [GlobePoint] = []

  init(_ random: inout SeededRandom) {
    let (lat, lon): (Double, Double) = random.one(
      of: (51.752, -1.2577),
      (51.752, -1.2577),
      (-16.8, 179.9993),
      (89.999, 0),
      (0, 0)
    )
    home = GlobePoint(lat: lat, lon: lon)
  }

  /// A step `fix` at the next place.
  mutating func fix(_ random: inout SeededRandom) -> JSONValue {
    let place = random.once(in: 12) ? Self.odd(&random) : next(&random)
    places.append(place)
    let accuracy = random.one(of: 5, 5, 5, 5, 12.5, 100, 0, 100.01, 150, -1, -0.5)
    let ago = random.one(
      of: nil,
      nil,
      nil,
      nil,
      nil,
      nil,
      0,
      0.25,
      5,
      59.999,
      60,
      60.001,
      7200,
      -0.001
    )
    return JSONValue.object([
      JSONMember("do", "fix"), JSONMember("lat", .double(place.lat)),
      JSONMember("lon", .double(place.lon)), JSONMember("accuracy", .double(accuracy)),
    ])
    .with("ago", ago.map(JSONValue.double))
  }

  /// A place that is not within a millimetre of 300 m from one before.
  private mutating func next(_ random: inout SeededRandom) -> GlobePoint {
    for _ in 0..<10 {
      let place = near(&random)
      if places.allSatisfy({ abs($0.distance(to: place) - 300) > 0.001 }) { return place }
    }
    return home
  }

  private func near(_ random: inout SeededRandom) -> GlobePoint {
    let from = places.last { abs($0.lat) <= 90 && abs($0.lon) <= 180 } ?? home
    // In millionths of a degree: 2698 of latitude are 300.004 m.
    let north = random.one(of: 0, 0, 90, 1500, 2697, 2698, 2700, -2697, -2698, 25_000)
    let east = random.one(of: 0, 0, 0, 700, -1500, 4000, -30_000)
    return GlobePoint(
      lat: Self.millionths(min(max(from.lat + Double(north) / 1e6, -90), 90)),
      lon: Self.millionths(Self.wrapped(from.lon + Double(east) / 1e6))
    )
  }

  /// A place at the edge of the globe, or off it.
  private static func odd(_ random: inout SeededRandom) -> GlobePoint {
    let (lat, lon): (Double, Double) = random.one(
      of: (90, 0),
      (-90, -180),
      (90, 137.5),
      (0, 180),
      (90.000001, 0),
      (-91, 0),
      (0, 180.000001),
      (51.752, -181)
    )
    return GlobePoint(lat: lat, lon: lon)
  }

  private static func wrapped(_ lon: Double) -> Double {
    lon > 180 ? lon - 360 : lon < -180 ? lon + 360 : lon
  }

  private static func millionths(_ degrees: Double) -> Double {
    (degrees * 1e6).rounded() / 1e6
  }
}
