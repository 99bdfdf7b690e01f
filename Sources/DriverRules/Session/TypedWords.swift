/// What stands in the fields of the sign-in, as it was typed (S5).
public struct TypedWords: Hashable, Sendable {
  /// The e-mail.
  public internal(set) var email: String?
  /// The password.
  public internal(set) var password: String?
  /// The code.
  public internal(set) var code: String?

  /// What stays when the password is asked for again, or no longer.
  var withEmailOnly: TypedWords {
    TypedWords(email: email)
  }
}
