internal import Scenarios

/// Writes one of a suite's own types.
struct KotlinScenarioDefinition {
  let names: KotlinScenarioNames
  let definition: ScenarioTypeDefinition

  func write(to code: inout CodeWriter) {
    switch definition.kind {
    case .object(let members):
      let members = KotlinScenarioMembers(names: names, members: members)
      for name in members.imports { code.line("import \(name)") }
      code.line()
      writeComment(to: &code)
      members.write(names.type(definition.name), depth: 0, to: &code)
    case .words(let words):
      code.line("import kotlinx.serialization.SerialName")
      code.line("import kotlinx.serialization.Serializable")
      code.line()
      writeComment(to: &code)
      write(words, to: &code)
    }
  }

  private func writeComment(to code: inout CodeWriter) {
    KotlinDoc.write(definition.summary, or: "The type `\(definition.name)`.", depth: 0, to: &code)
  }

  private func write(_ words: [String], to code: inout CodeWriter) {
    code.line("@Serializable")
    code.line("public enum class \(names.type(definition.name))(")
    code.line("    /** The word as it is written. */")
    code.line("    public val word: String,")
    code.block(") {") { code in
      for (index, word) in words.enumerated() {
        if index > 0 { code.line() }
        KotlinDoc.write(nil, or: "The word `\(word)`.", depth: 1, to: &code)
        code.line("@SerialName(\(Kotlin.literal(word)))")
        code.line("\(Kotlin.name(UpperSnake.name(word)))(\(Kotlin.literal(word))),")
      }
    }
  }
}
