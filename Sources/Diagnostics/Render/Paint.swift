/// Colours as ANSI escapes, or none.
struct Paint {
  /// Whether to colour.
  let isOn: Bool

  /// What is coloured, by its role; the value is the SGR parameter.
  enum Role: String {
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case strong = "1"
    case gutter = "34"
    case help = "32"

    init(_ severity: Severity) {
      self =
        switch severity {
        case .error: .error
        case .warning: .warning
        case .note: .note
        }
    }
  }

  /// The text in the colour of a role.
  func callAsFunction(_ role: Role, _ text: String) -> String {
    isOn ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
  }
}
