extension KotlinScenarioRuntime {
  /// `ScenarioAnswers.kt`.
  static let scenarioAnswers = #"""
    import kotlinx.serialization.json.JsonArray
    import kotlinx.serialization.json.JsonElement
    import kotlinx.serialization.json.JsonObject
    import kotlinx.serialization.json.JsonPrimitive
    import kotlinx.serialization.json.jsonArray
    import kotlinx.serialization.json.jsonObject
    import kotlinx.serialization.json.jsonPrimitive

    /** What subjects answer to the commands of `bottle scenarios run`. */
    internal class ScenarioAnswers(
        private val name: String,
        private val version: String,
        private val suites: Map<String, () -> ScenarioSubject>,
        cores: Map<String, (JsonObject) -> ScenarioCore>,
    ) {
        private val cores = RunningCores(cores)
        private var subject: ScenarioSubject? = null

        /** The line that answers a line; null once there is nothing more to answer. */
        fun answer(line: String): ByteArray? {
            val command = JsonReader.read(line).value.jsonObject
            if (command.text("cmd") == "bye") return null
            val number = mapOf("seq" to command.getValue("seq"))
            return runCatching { line(number + answer(command)) }
                .getOrElse { line(number + error(it)) }
        }

        /** An answer's bytes; half of a surrogate pair has none. */
        private fun line(answer: Map<String, JsonElement>): ByteArray =
            (JsonText.of(JsonObject(answer)) + "\n")
                .encodeToByteArray(throwOnInvalidSequence = true)

        private fun answer(command: JsonObject): Map<String, JsonElement> =
            when (val word = command.text("cmd")) {
                "hello" -> hello()
                "begin" -> begin(command)
                "step" -> mapOf("seen" to running().perform(command.getValue("step").jsonObject))
                "finish" -> mapOf("seen" to running().finish().also { subject = null })
                "batch" -> batch(command)
                else -> cores.answer(word.removePrefix("core."), command)
            }

        private fun hello(): Map<String, JsonElement> {
            val words = mapOf("name" to name, "language" to "kotlin", "version" to version)
            return mapOf(
                "protocol" to JsonPrimitive(1),
                "subject" to JsonObject(words.mapValues { JsonPrimitive(it.value) }),
                "suites" to JsonArray(suites.keys.map { JsonPrimitive(it) }),
                "cores" to JsonArray(cores.names.map { JsonPrimitive(it) }),
                "can" to JsonArray(emptyList()),
            )
        }

        private fun begin(command: JsonObject): Map<String, JsonElement> {
            val suite = command.text("suite")
            val make = requireNotNull(suites[suite]) { "there is no subject for the suite `$suite`" }
            subject = make().also { it.begin(command.getValue("given").jsonObject) }
            return mapOf("ok" to JsonPrimitive(true))
        }

        private fun batch(command: JsonObject): Map<String, JsonElement> {
            val commands = command.getValue("commands").jsonArray
            return mapOf("answers" to JsonArray(commands.map { JsonObject(answer(it.jsonObject)) }))
        }

        private fun running(): ScenarioSubject = checkNotNull(subject) { "no case has begun" }

        private fun error(error: Throwable): Map<String, JsonElement> =
            when (error) {
                is ScenarioSkip ->
                    mapOf("skipped" to JsonPrimitive(error.why)) +
                        listOfNotNull(error.issue?.let { "issue" to JsonPrimitive(it) })
                is ScenarioUnsupported -> mapOf("unsupported" to JsonPrimitive(error.what))
                else -> {
                    val words = mapOf("message" to "$error", "trace" to error.stackTraceToString())
                    mapOf("error" to JsonObject(words.mapValues { JsonPrimitive(it.value) }))
                }
            }

        private fun JsonObject.text(key: String): String = getValue(key).jsonPrimitive.content
    }
    """#
}
