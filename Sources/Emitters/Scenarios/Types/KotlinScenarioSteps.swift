internal import Scenarios

/// Writes the type of a suite's steps: a class a word, so that a `when` over them has to know each.
struct KotlinScenarioSteps {
  let names: KotlinScenarioNames
  let suite: SuiteTypes

  /// The name of the type.
  var name: String { names.type("step") }

  func write(to code: inout CodeWriter) {
    let words = suite.words.map { (name: names.word($0.word), word: $0) }
    let imports =
      words.flatMap { KotlinScenarioMembers(names: names, members: $0.word.members).imports }
      + ["kotlinx.serialization.json.JsonObject"]
    for name in Set(imports).sorted() { code.line("import \(name)") }
    code.line()
    code.line("/** A step of the suite `\(suite.suite)`. */")
    code.block("public sealed interface \(name) {") { code in
      for (name, word) in words {
        KotlinDoc.write(word.summary, or: "The word `\(word.word)`.", depth: 1, to: &code)
        KotlinScenarioMembers(names: names, members: word.members)
          .write(name, of: self.name, depth: 1, to: &code)
        code.line()
      }
      writeUnknown(to: &code)
      code.line()
      writeReading(words, to: &code)
    }
  }

  private func writeUnknown(to code: inout CodeWriter) {
    code.lines(
      """
      /** Any other word: one that came after this was generated. */
      public data class Unknown(
          /** The word. */
          public val word: String,
          /** What belongs to it. */
          public val members: JsonObject,
      ) : \(name)
      """
    )
  }

  private func writeReading(
    _ words: [(name: String, word: ScenarioWord)],
    to code: inout CodeWriter
  ) {
    code.line("/** Reads steps. */")
    code.block("public companion object {") { code in
      code.line("/** What a step says. */")
      code.block("public fun of(step: JsonObject): \(name) {") { code in
        code.line("val (word, members) = ScenarioJson.word(step)")
        code.block("return when (word) {") { code in
          for (name, word) in words {
            let reading = "ScenarioJson.read(\(name).serializer(), members)"
            code.line("\(Kotlin.literal(word.word)) -> \(reading)")
          }
          code.line("else -> Unknown(word, members)")
        }
      }
    }
  }
}
