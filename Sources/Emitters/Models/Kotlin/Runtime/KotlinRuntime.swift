/// What all models in Kotlin are made of: the reader, the writer, dates, limits, requests and answers.
///
/// The code depends on Kotlin's and Java's standard libraries and on kotlinx.serialization, and is the
/// same whatever the API is. Types that an API's own could be named like are written in full.
enum KotlinRuntime {
  /// The files' names, and what stands in them below the header and the package.
  static let files: [(name: String, code: String)] = [
    ("CalendarDate", calendarDate),
    ("Timestamp", timestamp),
    ("WireAnswer", wireAnswer),
    ("WireBoolean", wireBoolean),
    ("WireCheck", wireCheck),
    ("WireDigits", wireDigits),
    ("WireError", wireError),
    ("WireErrorCode", wireErrorCode),
    ("WireHeader", wireHeader),
    ("WireJSON", wireJSON),
    ("WireList", wireList),
    ("WireMap", wireMap),
    ("WireModel", wireModel),
    ("WireModelType", wireModelType),
    ("WireNumber", wireNumber),
    ("WireNumberType", wireNumberType),
    ("WireOrder", wireOrder),
    ("WireParser", wireParser),
    ("WirePath", wirePath),
    ("WirePattern", wirePattern),
    ("WirePatternPart", wirePatternPart),
    ("WireRequest", wireRequest),
    ("WireRequestBuilder", wireRequestBuilder),
    ("WireScalarType", wireScalarType),
    ("WireString", wireString),
    ("WireStringType", wireStringType),
    ("WireTextType", wireTextType),
    ("WireTree", wireTree),
    ("WireType", wireType),
    ("WireViolation", wireViolation),
    ("WireViolationCode", wireViolationCode),
    ("WireWriter", wireWriter),
  ]
}
