/// What the app shows of the session, by its code.
public enum SessionMessage: String, Hashable, Sendable, CaseIterable {
  /// An e-mail or a password is missing (S21).
  case missingWords
  /// A code has six digits (S21).
  case sixDigits
  /// That is no e-mail address (S5).
  case badEmail
  /// E-mail or password are wrong (S5).
  case wrongPassword
  /// The e-mail address is not confirmed yet (S5).
  case emailNotVerified
  /// The code is wrong (S5).
  case wrongCode
  /// The challenge is over (S5).
  case codeExpired
  /// Too many codes for one challenge (S5).
  case tooManyCodes
  /// This sign-in has no codes (S5).
  case noTwoStep
  /// Too many tries; there may be a wait to show (S5).
  case tooManyTries
  /// The account is locked for a while; there is a wait to show (S5).
  case accountLocked
  /// A fault in the app, to be told to the office (S5).
  case appFault
  /// The app must be updated (S5).
  case appTooOld
  /// The server is in trouble (S5).
  case tryLater
  /// No signal (S5).
  case noSignal
  /// No answer in time (S5).
  case noAnswer
  /// An answer that means nothing to the app (S2).
  case unexpectedAnswer
  /// This sign-in drives for no business (S8).
  case noBusiness
  /// The person no longer drives for the business (S13).
  case notAMember
  /// The session is over (S10).
  case signInAgain
  /// Something is not sent yet; sign out all the same? (S15)
  case unsentWrites
}
