internal import Catalogue
internal import Diagnostics

/// Writes the type of a select's words.
enum KotlinChoice {
  /// Writes the type of an argument of a key.
  static func write(
    _ choice: ParameterType.Choice,
    of argument: String,
    in key: KeyPlan,
    to code: inout CodeWriter
  ) {
    let cases = names(of: choice.words)
    KotlinComment.write([Text("What `\(argument)` is in `\(key.name)`.")], to: &code)
    if choice.printsWord {
      writeInterface(choice, cases, to: &code)
    } else {
      writeEnum(choice, cases, to: &code)
    }
  }

  private static func writeEnum(
    _ choice: ParameterType.Choice,
    _ cases: [String],
    to code: inout CodeWriter
  ) {
    let type = Kotlin.name(choice.typeName)
    code.line("public enum class \(type)(")
    code.line("    public val word: kotlin.String,")
    code.block(") {") { code in
      for (name, word) in zip(cases, choice.words) {
        code.line("\(name)(\(Kotlin.literal(word))),")
      }
      code.line()
      code.line("/** Every other word. */")
      code.line("OTHER(\"other\"),")
      code.line(";")
      code.line()
      code.block("public companion object {") { code in
        code.line("/** The case of a word, [OTHER] where it has none. */")
        code.line("public fun of(word: kotlin.String): \(type) =")
        code.line("    entries.firstOrNull { it.word == word } ?: OTHER")
      }
    }
  }

  private static func writeInterface(
    _ choice: ParameterType.Choice,
    _ cases: [String],
    to code: inout CodeWriter
  ) {
    let type = Kotlin.name(choice.typeName)
    code.line("public sealed class \(type)(")
    code.line("    public val word: kotlin.String,")
    code.block(") {") { code in
      for (name, word) in zip(cases, choice.words) {
        code.line("public object \(name) : \(type)(\(Kotlin.literal(word)))")
        code.line()
      }
      code.line("/** Every other word, which is printed as it is. */")
      code.line("public class Other(")
      code.line("    word: kotlin.String,")
      code.line(") : \(type)(word)")
      code.line()
      code.line("override fun equals(other: kotlin.Any?): kotlin.Boolean =")
      code.line("    other is \(type) && other.word == word")
      code.line()
      code.line("override fun hashCode(): kotlin.Int = word.hashCode()")
      code.line()
      code.line("override fun toString(): kotlin.String = word")
      code.line()
      code.block("public companion object {") { code in
        code.line("/** The case of a word, [Other] where it has none. */")
        code.line("public fun of(word: kotlin.String): \(type) =")
        code.indented { code in
          code.block("when (word) {") { code in
            for (name, word) in zip(cases, choice.words) {
              code.line("\(Kotlin.literal(word)) -> \(name)")
            }
            code.line("else -> Other(word)")
          }
        }
      }
    }
  }

  /// The cases of words in UPPER_SNAKE, each once; `OTHER` is ours.
  static func names(of words: [String]) -> [String] {
    var used: Set<String> = ["OTHER"]
    return words.map { word in
      var name = UpperSnake.name(word)
      while !used.insert(name).inserted { name += "_" }
      return Kotlin.name(name)
    }
  }
}
