internal import DriverModels
internal import DriverRules
internal import ScenarioKit

/// What is seen after a step of the suite `session`.
struct SessionShown {
  let session: Session
  let work: KeptWork
  let app: AppName
  let came: SessionStep
  let recorded: WriteUp?

  /// As the suite's schema has it.
  func json() -> JSONValue {
    let others = work.others(in: session)
    return JSONValue.object([
      JSONMember("state", .string(state)),
      JSONMember("generation", .int(Int64(session.generation))),
      JSONMember("stored", stored),
      JSONMember("typed", typed),
      JSONMember("choices", .array(session.listed.map { .string($0.rawValue) })),
      JSONMember("days", .array(work.dates(in: session).map { .string($0.text) })),
      JSONMember(
        "others",
        .array(others.map { ["name": .string($0.name), "count": .int(Int64($0.count))] })
      ),
      JSONMember("requests", .array(came.requests.map(request))),
      JSONMember("cancelled", .array(came.cancelled.map { .int(Int64($0)) })),
      JSONMember("shown", .array(came.notices.map { .string($0.message.rawValue) })),
      JSONMember("recorded", .array(recorded.map { [Self.json($0)] } ?? [])),
      JSONMember("asksToBeWoken", .bool(session.asksToBeWoken)),
    ])
    .with("preselected", (session.preselected?.rawValue).map(JSONValue.string))
    .with("wait", came.notices.compactMap(\.wait).first.map(JSONValue.int))
  }

  private var state: String {
    switch session.state {
    case .closed: "closed"
    case .signedOut: "signedOut"
    case .askingCode: "askingCode"
    case .choosingBusiness: "choosingBusiness"
    case .open: "in"
    }
  }

  private var stored: JSONValue {
    JSONValue.object([])
      .with("token", (session.stored.token?.rawValue).map(JSONValue.string))
      .with("person", session.stored.person.map(Self.json))
      .with("business", (session.stored.business?.rawValue).map(JSONValue.string))
  }

  private var typed: JSONValue {
    JSONValue.object([])
      .with("email", session.typed.email.map(JSONValue.string))
      .with("password", session.typed.password.map(JSONValue.string))
      .with("code", session.typed.code.map(JSONValue.string))
  }

  private func request(_ request: SessionRequest) -> JSONValue {
    let headers = request.headers(of: app, to: session.server)
    let body: JSONValue? =
      switch request.call {
      case .signIn(let words):
        ["email": .string(words.email), "password": .string(words.password)]
      case .code(let code, _): ["code": .string(code.code)]
      case .businesses, .signOut, .other: nil
      }
    return JSONValue.object([
      JSONMember("n", .int(Int64(request.number))),
      JSONMember("method", .string(request.call.method)),
      JSONMember("path", .string(request.call.path)),
      JSONMember("headers", .object(headers.map { JSONMember($0.name, .string($0.value)) })),
    ])
    .with("body", body)
  }

  private static func json(_ person: Person) -> JSONValue {
    let shown: JSONValue = [
      "id": .string(person.id.rawValue), "name": .string(person.name),
      "email": .string(person.email),
    ]
    return shown.with("image", person.image.map(JSONValue.string))
  }

  private static func json(_ done: WriteUp) -> JSONValue {
    ["person": .string(done.person.id.rawValue), "business": .string(done.business.rawValue)]
  }
}
