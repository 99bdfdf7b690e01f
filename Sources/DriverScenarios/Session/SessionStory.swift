internal import DriverModels
internal import DriverRules
internal import ScenarioKit

/// A story of the suite `session` as it goes on.
struct SessionStory {
  private var session: Session
  private var work: KeptWork
  private var store: TokenStore
  private let app: AppName
  private var pending = Pending<SessionRequest>()

  init(_ given: JSONValue) throws {
    guard let store = TokenStore(rawValue: try given.text("store")) else {
      throw CaseError("`store` is no word of this suite")
    }
    self.store = store
    app = AppName(version: try given.text("version"), platform: try given.text("platform"))
    session = Session(
      server: ServerOrigin(of: try given.text("server")),
      stored: try Self.stored(given.need("stored"))
    )
    work = KeptWork(
      days: try given.list("days").map(Self.day),
      unsent: try given.list("unsent").map(Self.unsent)
    )
  }

  /// Takes a step; gives what is seen after it.
  mutating func perform(_ step: JSONValue) throws -> JSONValue {
    var came = SessionStep.nothing
    var recorded: WriteUp?
    switch try step.text("do") {
    case "open":
      came = session.open(store, isFirstStart: step["firstStart"]?.bool == true)
      // What could not be read was erased; what is stored from now on can be.
      if store == .unreadable { store = .readable }
    case "unlock": unlock()
    case "kill":
      session.end()
      work.closeWriteUp()
      pending = Pending()
    case "signIn":
      came = session.signIn(email: try step.text("email"), password: try step.text("password"))
    case "code": came = session.answer(code: try step.text("code"))
    case "leave": came = session.leave()
    case "answer":
      came = session.take(try step.reply(), to: try pending.take(step.whole("to")))
      work.closeWriteUp(unlessOf: session.person)
    case "listBusinesses": came = session.listBusinesses()
    case "choose": session.choose(BusinessId(try step.text("business")))
    case "ask": came = session.ask(try step.text("method"), try step.text("path"))
    case "signOut": came = signOut(isSure: step["sure"]?.bool == true)
    case "writeUp": work.begin(in: session)
    case "record": recorded = work.record()
    case let word: throw CaseError("`\(word)` is no word of this suite")
    }
    for request in came.requests { pending.add(request, as: request.number) }
    return SessionShown(session: session, work: work, app: app, came: came, recorded: recorded)
      .json()
  }

  private mutating func unlock() {
    if store == .locked { store = .readable }
    session.unlock()
  }

  private mutating func signOut(isSure: Bool) -> SessionStep {
    let wasSignedIn = session.isSignedIn
    let came = session.signOut(unsent: work.unsent(of: session.person), isSure: isSure)
    if wasSignedIn, !session.isSignedIn { work.closeWriteUp() }
    return came
  }

  private static func stored(_ value: JSONValue) throws -> StoredSession {
    StoredSession(
      token: value["token"]?.string.map { SessionToken($0) },
      person: try value["person"].map { try Person(json: $0.json) },
      business: value["business"]?.string.map { BusinessId($0) }
    )
  }

  private static func day(_ value: JSONValue) throws -> KeptDay {
    KeptDay(
      person: PersonId(try value.text("person")),
      business: BusinessId(try value.text("business")),
      date: try CalendarDate(wireText: value.text("date"))
    )
  }

  private static func unsent(_ value: JSONValue) throws -> UnsentWrites {
    UnsentWrites(
      person: PersonId(try value.text("person")),
      name: try value.text("name"),
      business: BusinessId(try value.text("business")),
      count: try value.whole("count") ?? 0
    )
  }
}
