extension KotlinScenarioRuntime {
  /// `Sentences.kt`.
  static let sentences = #"""
    /** The sentences of what does not hold. */
    internal class Sentences {
        private val all = ArrayList<String>()

        /** Says what holds; it is told where it does not. */
        fun holds(
            sentence: String,
            isSo: () -> Boolean,
        ) {
            if (!isSo()) all.add(sentence)
        }

        companion object {
            /** What a block says and does not hold. */
            fun of(say: Sentences.() -> Unit): List<String> = Sentences().apply(say).all
        }
    }
    """#
}
