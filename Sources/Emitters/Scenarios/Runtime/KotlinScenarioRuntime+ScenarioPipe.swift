extension KotlinScenarioRuntime {
  /// `ScenarioPipe.kt`.
  static let scenarioPipe = #"""
    import kotlinx.serialization.json.JsonObject

    /**
     * Serves subjects to `bottle scenarios run -- java …`: commands come in on standard input, a line
     * of JSON each, and the answers go to standard output in their order.
     *
     * ```
     * fun main(): Unit = ScenarioPipe("android", mapOf("delivery" to ::DeliverySubject)).serve()
     * ```
     */
    public class ScenarioPipe(
        name: String,
        suites: Map<String, () -> ScenarioSubject>,
        version: String = "1.0.0",
        cores: Map<String, (JsonObject) -> ScenarioCore> = emptyMap(),
    ) {
        private val answers = ScenarioAnswers(name, version, suites, cores)

        /** Answers until the end; what a subject prints goes to standard error. */
        public fun serve() {
            val output = System.out
            System.setOut(System.err)
            for (line in System.`in`.bufferedReader().lineSequence()) {
                val answer = answers.answer(line) ?: break
                output.write(answer)
                output.flush()
            }
        }
    }
    """#
}
