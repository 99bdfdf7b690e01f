/// What always holds in the suites of this project, in Kotlin; a project without a suite has no use for
/// what holds in it.
enum KotlinScenarioInvariants {
  /// The suites that have some, each with what stands in its file below the header and the package.
  static let all: [(suite: String, code: String)] = [
    ("day", day),
    ("delivery", delivery),
    ("load", load),
    ("outbox", outbox),
    ("position", position),
    ("session", session),
  ]

  /// Writes the list of those that suites have.
  static func writeList(of suites: [String], to code: inout CodeWriter) {
    code.line("/** The invariants of each suite that has some, by its name. */")
    code.block("internal object AllInvariants {") { code in
      code.line("val bySuite: Map<String, SuiteInvariants> =")
      code.indented { code in
        code.block("mapOf(", ")") { code in
          for suite in suites {
            let name = KotlinScenarioNames(suite).type("invariants")
            code.line("\(Kotlin.literal(suite)) to \(name),")
          }
        }
      }
    }
  }
}
