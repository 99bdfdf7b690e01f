internal import Diagnostics

/// Names that must differ from one another, letter case aside: on a Mac two files whose names differ
/// in case are one, and each type and each case is a file.
struct NameScope {
  private var owners: [String: (what: String, span: Span)] = [:]

  /// A scope in which some names are taken from the start.
  init(reserving names: [String] = []) {
    for name in names { owners[name.lowercased()] = ("", Span(0, 0)) }
  }

  /// Takes a name for something; what has it already, if anything does.
  mutating func take(_ name: String, for what: String, at span: Span) -> (what: String, span: Span)?
  {
    let key = name.lowercased()
    if let owner = owners[key] { return owner }
    owners[key] = (what, span)
    return nil
  }

  /// Whether nothing has a name yet.
  func isFree(_ name: String) -> Bool { owners[name.lowercased()] == nil }
}
