/// A rule that did not hold.
public struct Violation: Hashable, Sendable, CustomStringConvertible {
  /// The invariants, and the rules that are watched besides.
  public enum Rule: String, Hashable, Sendable {
    /// What was recorded is never missing.
    case I1
    /// The API has one record for each key and version.
    case I2
    /// What is recorded first at the API is in the order of `seq`.
    case I3
    /// Turned down means that the API has no record, sent that it has.
    case I4
    /// One request is under way.
    case I5
    /// All attempts have the same bytes and the same time.
    case I6
    /// There is no request between a 401 and a sign-in.
    case I7
    /// The token is of the person who recorded the write.
    case I8
    /// What the API has, the phone knew durably when it left.
    case I9
    /// A draft that could not be recorded leaves nothing.
    case I10
    /// Two processes never both write.
    case I11
    /// Everything ends, with signal and a willing API.
    case I12
    /// Waits are within their bounds.
    case I13
    /// What has to be sent first was sent first.
    case O7
    /// Where there is no signal nothing is tried.
    case O14
    /// Behind, nothing begins without time, and the system is asked to wake the app.
    case O33
  }

  /// The rule.
  public var rule: Rule
  /// What was seen.
  public var what: String

  /// The rule and what was seen.
  public var description: String { "\(rule.rawValue): \(what)" }
}
