/// A value that holds no others.
public enum APIScalar: Hashable, Sendable {
  /// A text.
  case text(APIText)
  /// A calendar date of the Gregorian calendar, `YYYY-MM-DD`, never an instant. Anything else is an
  /// error in reading.
  case date
  /// An instant (RFC 3339, `date-time`), equal and written by the millisecond. Anything else is an
  /// error in reading.
  case time
  /// A whole number. One that does not fit the width is an error in reading.
  case integer(APIInteger)
  /// A finite number in double precision, with its limits.
  case number(APILimits<Double>)
  /// True or false.
  case boolean
}
