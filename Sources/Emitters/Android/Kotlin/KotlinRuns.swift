/// Writes the type of texts with tags, and what makes them of stored texts.
enum KotlinRuns {
  /// Writes the type.
  static func writeType(_ name: String, to code: inout CodeWriter) {
    code.lines(
      """
      /** A text with tags in it, as pieces that can be shown each in its own way. */
      public class \(name) internal constructor(
          /** The pieces in order. */
          public val runs: List<Run>,
      ) {
          /** A piece of a text. */
          public class Run internal constructor(
              /** What is printed; empty for a tag with nothing in it. */
              public val text: String,
              /** The names of the tags around it, the outermost first. */
              public val tags: List<String>,
          )

          /** The text without its tags. */
          override fun toString(): String = runs.joinToString("") { it.text }
      }
      """
    )
  }

  /// Writes the functions that read stored texts.
  static func writeReader(_ type: String, _ needs: KotlinNeeds, to code: inout CodeWriter) {
    if needs.marks {
      code.lines(
        #"""

        /**
         * A text with tags and values. The tags are found first, so that values have none; no text of the
         * catalogue has a U+0000, which stands around the values' numbers meanwhile.
         */
        fun runs(
            vararg values: String,
            text: (marks: Array<String>) -> String,
        ): \#(type) =
            runs(text(Array(values.size) { "\u0000$it\u0000" }), values)
        """#
      )
    }
    code.lines(
      #"""

      /** A text with tags, which has `&lt;` and `&amp;` where it means `<` and `&`. */
      fun runs(
          text: String,
      \#(needs.marks ? "    values: Array<out String> = emptyArray(),\n" : "")): \#(type) {
          val runs = ArrayList<\#(type).Run>()
          val tags = ArrayList<String>()
          val piece = StringBuilder()
          var isEmptyTag = false

          fun endPiece() {
              if (piece.isNotEmpty() || isEmptyTag) {
                  runs.add(\#(type).Run(piece.toString(), tags.toList()))
              }
              piece.setLength(0)
              isEmptyTag = false
          }
          var position = 0
          while (position < text.length) {
              var end = position + 1
              when (text[position]) {
                  '<' -> {
                      end = text.indexOf('>', position) + 1
                      if (text[position + 1] == '/') {
                          endPiece()
                          tags.removeAt(tags.lastIndex)
                      } else {
                          isEmptyTag = false
                          endPiece()
                          tags.add(text.substring(position + 1, end - 1))
                          isEmptyTag = true
                      }
                  }
                  '&' -> {
                      end = text.indexOf(';', position) + 1
                      piece.append(if (text[position + 1] == 'l') '<' else '&')
                  }
      """#
    )
    if needs.marks {
      code.lines(
        #"""
                    '\u0000' -> {
                        end = text.indexOf('\u0000', end) + 1
                        piece.append(values[text.substring(position + 1, end - 1).toInt()])
                    }
        """#
      )
    }
    code.lines(
      """
                  else -> piece.append(text[position])
              }
              position = end
          }
          endPiece()
          return \(type)(runs)
      }
      """
    )
  }
}
