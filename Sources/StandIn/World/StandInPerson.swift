public import DriverModels

/// Somebody who can sign in.
public struct StandInPerson: Hashable, Sendable {
  /// Who it is, as an answer says it.
  public var person: Person
  /// The password.
  public var password: String
  /// The code that a sign-in asks for; nil where it asks for none.
  public var code: String?
  /// How many codes one challenge takes.
  public var codesAChallenge: Int
  /// Whether the e-mail was confirmed.
  public var isVerified: Bool
  /// A token that is a session from the beginning on; nil for none.
  public var session: SessionToken?

  init(_ node: DataNode) throws(StandInError) {
    person = try node.model()
    password = try node.need("password").text
    code = try node["code"]?.text
    codesAChallenge = try node["codesAChallenge"]?.whole ?? 5
    isVerified = try node["isVerified"]?.isTrue ?? true
    session = try node["session"]?.model()
  }

  var data: WireJSON {
    get throws(WireError) {
      var members = try person.tree
      members["password"] = .text(password)
      members["code"] = code.map { .text($0) }
      members["codesAChallenge"] = .number(String(codesAChallenge))
      members["isVerified"] = .boolean(isVerified)
      members["session"] = session.map { .text($0.rawValue) }
      return .object(members)
    }
  }
}
