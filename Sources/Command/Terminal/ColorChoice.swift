/// When to colour.
enum ColorChoice: String {
  case auto
  case always
  case never

  /// Whether to colour a stream.
  ///
  /// The option goes before `NO_COLOR`, that before `FORCE_COLOR`, that before what the stream is.
  /// Empty variables count as not set.
  func isOn(toTerminal: Bool, in surroundings: Surroundings) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    func variable(_ name: String) -> String? {
      surroundings.variables[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    if variable("NO_COLOR") != nil { return false }
    if let force = variable("FORCE_COLOR") { return force != "0" }
    return toTerminal && variable("TERM") != "dumb"
  }
}
