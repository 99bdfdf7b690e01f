internal import ScenarioKit

/// The worlds that stories made at random begin with.
enum GeneratedWorld {
  static func given(_ random: inout SeededRandom) -> JSONValue {
    let sharesVan = random.once(in: 2)
    let acme: JSONValue = [
      "id": "acme", "name": "Acme Gas", "currency": "GBP", "drivers": ["p1", "p2"],
      "day": day(&random, secondVan: sharesVan ? "v1" : "v2"),
    ]
    let best: JSONValue = [
      "id": "best", "name": "Best & Söhne", "currency": "EUR",
      "drivers": random.once(in: 4) ? [] : ["p1"], "day": day(&random, secondVan: "v2"),
    ]
    let sam: JSONValue = [
      "id": "p1", "name": "Sam", "email": "sam@bottle.test", "password": "gas", "session": "t1",
    ]
    let alex: JSONValue = [
      "id": "p2", "name": "Alex", "email": "Alex@bottle.test", "password": "g\u{E9}s",
      "session": "t2",
    ]
    return JSONValue.object([
      JSONMember(
        "now",
        .string(
          random.one(
            of: "2026-03-04T09:00:00.000Z",
            "2026-10-25T00:59:59.500Z",
            "2028-02-29T23:59:59.999Z",
            "1969-12-31T23:59:59.999Z"
          )
        )
      ),
      JSONMember(
        "people",
        [
          sam.with("code", random.once(in: 2) ? "123456" : .none)
            .with(
              "codesAChallenge",
              random.once(in: 3) ? .int(Int64(random.number(0...2))) : .none
            ),
          alex.with("isVerified", random.once(in: 4) ? false : .none),
        ]
      ),
      JSONMember(
        "businesses",
        [
          acme.with("closed", random.once(in: 4) ? ["r1": "It is closed."] : .none)
            .with("assigned", random.once(in: 3) ? ["r2": "p2"] : .none),
          best,
        ]
      ),
    ])
    .with("oldestApp", random.once(in: 4) ? .string(random.one(of: "3.2.0", "3.10.0")) : .none)
    .with(
      "faults",
      random.once(in: 2) ? .array((0..<random.number(1...3)).map { _ in fault(&random) }) : .none
    )
    .with("changes", random.once(in: 4) ? [change(&random)] : .none)
  }

  /// A patch of such a world; some fit none.
  static func patch(_ random: inout SeededRandom) -> JSONValue {
    random.one(
      of: ["businesses": ["acme": ["closed": ["r1": "Closed at five."]]]],
      ["businesses": ["acme": ["closed": ["r1": nil]]]],
      ["businesses": ["acme": ["drivers": ["p2"]]]],
      [
        "businesses": [
          "acme": ["day": ["rounds": ["r1": ["stops": ["s2": ["state": "cancelled"]]]]]]
        ]
      ],
      ["businesses": ["acme": ["day": ["rounds": ["r2": nil], "cash": ["total": 7]]]]],
      ["businesses": ["best": nil]],
      ["people": ["p1": ["password": "new"]]],
      ["people": ["p2": nil], "businesses": ["acme": ["drivers": ["p1"], "assigned": [:]]]],
      ["oldestApp": "99.0.0"],
      ["oldestApp": nil]
    )
  }

  private static func change(_ random: inout SeededRandom) -> JSONValue {
    let change: JSONValue = [
      "nth": .int(Int64(random.number(1...4))),
      "state": [
        "businesses": [
          "acme": ["day": ["rounds": ["r3": ["name": "East", "state": "out", "stops": []]]]]
        ]
      ],
    ]
    return change.with("on", random.once(in: 2) ? "GET /driver/day" : .none)
  }

  private static func fault(_ random: inout SeededRandom) -> JSONValue {
    let deed: JSONValue = random.one(
      of: ["do": "loseRequest"],
      ["do": "loseAnswer"],
      ["do": "drop"],
      ["do": "noSignal"],
      ["do": "delay", "seconds": 1.5],
      ["do": "slow", "seconds": 2],
      ["do": "slow", "seconds": 10],
      ["do": "html", "page": "<p>Wi-Fi"],
      ["do": "html", "status": 502, "page": ""],
      ["do": "status", "status": 503, "code": "busy", "title": "Busy", "retryAfter": "120"],
      ["do": "status", "status": 500],
      ["do": "status", "status": 401, "code": "signed-out", "title": "Signed out"],
      ["do": "status", "status": 403, "code": "not-a-member", "title": "No"],
      ["do": "status", "status": 403, "code": "not-allowed", "title": "No"],
      [
        "do": "status", "status": 409, "code": "round-closed", "title": "Closed",
        "detail": "At five.",
      ],
      ["do": "status", "status": 409, "code": "in-progress", "title": "Busy", "retryAfter": "1"],
      ["do": "status", "status": 422],
      ["do": "status", "status": 426, "code": "app-too-old"],
      ["do": "status", "status": 429, "code": "too-many", "retryAfter": "x"]
    )
    func number(_ random: inout SeededRandom) -> JSONValue? {
      random.once(in: 2) ? .int(Int64(random.number(1...4))) : .none
    }
    let on: String? = random.one(
      of: nil,
      nil,
      "POST /deliveries",
      "POST /deliveries",
      "GET /driver/day",
      "POST /cash",
      "POST /auth/sign-in/email"
    )
    return deed.with("on", on.map(JSONValue.string))
      .with("nth", number(&random))
      .with("until", number(&random))
      .with("every", number(&random))
  }

  private static func day(_ random: inout SeededRandom, secondVan: String) -> JSONValue {
    let state: String = random.one(of: "sent", "loaded", "out", "out", "back", "finished", "odd")
    return [
      "date": "2026-03-04", "asOf": "2026-03-04T06:00:00.000Z",
      "rounds": [
        [
          "id": "r1", "name": "North", "state": .string(state),
          "stops": [stop("s1", 0, isPlaced: true), stop("s2", 1, isPlaced: false)],
        ],
        [
          "id": "r2", "name": "South", "state": "out", "stops": [stop("s3", 0, isPlaced: true)],
          "van": ["lat": 51.5, "lon": -1.25, "at": "2026-03-04T05:59:00.000Z"],
        ],
      ],
      "bases": [], "gas": [["id": "g9", "name": "Nine", "goesOff": true, "comesBack": true]],
      "loads": [
        "r1": ["vanId": "v1", "lines": [["gasId": "g9", "full": 4, "empty": 1]]],
        "r2": ["vanId": .string(secondVan), "lines": []],
      ],
      "cash": ["total": 5000], "recorded": [],
    ]
  }

  private static func stop(_ id: String, _ position: Int64, isPlaced: Bool) -> JSONValue {
    let place: JSONValue = ["address": "1 High Street"]
    return [
      "id": .string(id), "kind": "delivery", "position": .int(position),
      "customer": ["id": "c1", "name": "The Plough"],
      "place": isPlaced ? place.with("lat", 51.75).with("lon", -1.25) : place,
      "window": ["from": "2026-03-04T07:00:00.000Z"],
      "lines": [["gasId": "g9", "quantity": 3, "exchange": true]], "emptiesExpected": [],
      "payment": ["how": "cash"], "proof": "none", "state": "open",
    ]
  }
}
