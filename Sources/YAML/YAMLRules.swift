/// How much of YAML a file may use.
public enum YAMLRules: Sendable {
  /// All of YAML 1.2's core schema.
  case core
  /// What every reader takes alike: no anchors, aliases, tags or duplicate keys, and in quotes
  /// whatever YAML 1.1 and 1.2 read as two things.
  case portable
}
