/// Puts names that others chose into one line.
enum InLine {
  /// A name between backquotes, without what would break the line.
  static func quoted(_ name: String) -> String { "`\(shown(name))`" }

  /// A name without what would break the line.
  static func shown(_ name: String) -> String {
    String(String.UnicodeScalarView(name.unicodeScalars.filter { isShown($0) }))
  }

  /// Names with commas between them; those too many only counted.
  static func list(_ names: [String], atMost limit: Int) -> String {
    let rest = names.count - limit
    let shown = names.prefix(limit).map(quoted).joined(separator: ", ")
    return rest > 0 ? "\(shown) and \(rest) more" : shown
  }

  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned: false
    default: true
    }
  }
}
