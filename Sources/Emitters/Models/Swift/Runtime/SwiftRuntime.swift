/// What all models in Swift are made of: the reader, the writer, dates, limits, requests and answers.
///
/// The code depends on the standard library alone, and is the same whatever the API is. Types of the
/// standard library that an API's own could be named like are written in full.
enum SwiftRuntime {
  /// The files' names, and what stands in them below the header.
  static let files: [(name: String, code: String)] = [
    ("CalendarDate", calendarDate),
    ("Timestamp", timestamp),
    ("WireAnswer", wireAnswer),
    ("WireBranch", wireBranch),
    ("WireCheck", wireCheck),
    ("WireCollections", wireCollections),
    ("WireDigits", wireDigits),
    ("WireError", wireError),
    ("WireErrorCode", wireErrorCode),
    ("WireFields", wireFields),
    ("WireHeader", wireHeader),
    ("WireJSON", wireJSON),
    ("WireMap", wireMap),
    ("WireModel", wireModel),
    ("WireName", wireName),
    ("WireNumber", wireNumber),
    ("WireParser", wireParser),
    ("WirePath", wirePath),
    ("WirePattern", wirePattern),
    ("WirePatternAtom", wirePatternAtom),
    ("WirePatternPart", wirePatternPart),
    ("WireRequest", wireRequest),
    ("WireScalars", wireScalars),
    ("WireStep", wireStep),
    ("WireText", wireText),
    ("WireUTF8", wireUTF8),
    ("WireValue", wireValue),
    ("WireViolation", wireViolation),
    ("WireViolationCode", wireViolationCode),
    ("WireWriter", wireWriter),
  ]
}
