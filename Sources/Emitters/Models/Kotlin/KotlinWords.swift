internal import APIModels

/// Writes the type of words: an enum, or where other words may come a sealed interface.
struct KotlinWords {
  private let schema: APISchema
  private let words: APIWords

  init(_ schema: APISchema, _ words: APIWords) {
    self.schema = schema
    self.words = words
  }

  func write(to code: inout CodeWriter) {
    let plain = "One of the words of `\(schema.name)`."
    KotlinDoc.write(schema.description, or: plain, depth: 0, to: &code)
    code.line("@Serializable(with = \(schema.name).Companion::class)")
    if words.isClosed { writeClosed(to: &code) } else { writeOpen(to: &code) }
  }

  private func writeClosed(to code: inout CodeWriter) {
    code.line("public enum class \(schema.name)(")
    code.line("    /** The word as it is written. */")
    code.line("    public val word: String,")
    code.block(") : WireModel {") { code in
      for word in words.words {
        writeComment(word, to: &code)
        code.line("\(name(word))(\(Kotlin.literal(word.text))),")
        code.line()
      }
      code.line(";")
      code.line()
      writeMembers(to: &code)
      code.line()
      writeCompanion(to: &code) { code in
        code.line("override fun ofText(text: String): \(schema.name) =")
        code.line("    entries.firstOrNull { it.word == text }")
        code.line("        ?: throw WireError(WireErrorCode.UNKNOWN_WORD)")
      }
    }
  }

  private func writeOpen(to code: inout CodeWriter) {
    let other = KotlinName.capitalised(words.otherName)
    code.block("public sealed interface \(schema.name) : WireModel {") { code in
      code.line("/** The word as it is written. */")
      code.line("public val word: String")
      code.line()
      writeMembers(to: &code)
      for word in words.words {
        code.line()
        writeComment(word, to: &code)
        code.block("public data object \(name(word)) : \(schema.name) {") { code in
          code.line("override val word: String get() = \(Kotlin.literal(word.text))")
        }
      }
      code.line()
      code.lines(
        """
        /** Any other word, which is written as it was read. */
        public data class \(other)(
            override val word: String,
        ) : \(schema.name)

        """
      )
      writeCompanion(to: &code) { code in
        code.line("override fun ofText(text: String): \(schema.name) =")
        code.indented { code in
          code.block("when (text) {") { code in
            for word in words.words {
              code.line("\(Kotlin.literal(word.text)) -> \(name(word))")
            }
            code.line("else -> \(other)(text)")
          }
        }
      }
    }
  }

  private func writeComment(_ word: APIWords.Word, to code: inout CodeWriter) {
    KotlinDoc.write(nil, or: "The word `\(word.text)`.", depth: 1, to: &code)
  }

  private func writeMembers(to code: inout CodeWriter) {
    code.block("override fun write(json: WireWriter) {") { $0.line("json.text(word)") }
    code.line()
    KotlinLimits.writeFunction([], to: &code)
  }

  private func writeCompanion(
    to code: inout CodeWriter,
    _ body: (inout CodeWriter) -> Void
  ) {
    code.line("/** Reads words. */")
    let type = "WireStringType<\(schema.name)>(\(Kotlin.literal(schema.name)))"
    code.block("public companion object : \(type) {") { code in
      body(&code)
      code.line()
      code.line("override fun text(value: \(schema.name)): String = value.word")
    }
  }

  /// The name of a word's object: not the type's own, and not that of the companion's file, letter
  /// case aside.
  private func name(_ word: APIWords.Word) -> String {
    let name = UpperSnake.name(word.name)
    return Kotlin.name(["COMPANION", schema.name].contains(name) ? name + "_" : name)
  }
}
