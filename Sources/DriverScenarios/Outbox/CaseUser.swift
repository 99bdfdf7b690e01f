internal import DriverModels
internal import ScenarioKit

/// Who is remembered on a phone.
struct CaseUser {
  let person: PersonId
  let name: String
  /// Nil where the session is over.
  var token: SessionToken?

  /// The person of what a case starts from, or of a step `signIn`.
  init(_ json: JSONValue) throws {
    person = PersonId(try json.text("person"))
    name = try json.text("name")
    token = SessionToken(try json.text("token"))
  }
}
