/// What is printed of a type that holds a secret, such as a password: its name.
enum SwiftSecret {
  /// Writes it, if any field is one.
  static func write(_ type: String, _ fields: [SwiftField], to code: inout CodeWriter) {
    if fields.contains(where: \.isSecret) { write(type, to: &code) }
  }

  /// Writes it.
  static func write(_ type: String, to code: inout CodeWriter) {
    code.lines(
      """

      nonisolated extension \(type): CustomDebugStringConvertible {
        /// The type alone, for a log: something in it is secret.
        public var debugDescription: String { "\(type)(hidden)" }
      }
      """
    )
  }
}
