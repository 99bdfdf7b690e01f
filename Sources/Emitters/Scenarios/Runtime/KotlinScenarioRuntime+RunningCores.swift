extension KotlinScenarioRuntime {
  /// `RunningCores.kt`.
  static let runningCores = #"""
    import kotlinx.serialization.json.JsonElement
    import kotlinx.serialization.json.JsonObject
    import kotlinx.serialization.json.JsonPrimitive
    import kotlinx.serialization.json.jsonObject
    import kotlinx.serialization.json.jsonPrimitive
    import kotlinx.serialization.json.long

    /** The cores that a pipe serves, and those that were begun, by the numbers that they were given. */
    internal class RunningCores(
        private val kinds: Map<String, (JsonObject) -> ScenarioCore>,
    ) {
        private val running = HashMap<Long, ScenarioCore>()

        /** What can be begun. */
        val names: Set<String> get() = kinds.keys

        /** Takes the command `core.WORD`. */
        fun answer(
            word: String,
            command: JsonObject,
        ): Map<String, JsonElement> {
            val number = command.getValue("core").jsonPrimitive.long
            return when (word) {
                "begin" -> {
                    val name = command.getValue("name").jsonPrimitive.content
                    val make = requireNotNull(kinds[name]) { "there is no core `$name`" }
                    running[number] = make(command.getValue("settings").jsonObject)
                    done
                }
                "handle" -> {
                    val event = command.getValue("event").jsonObject
                    mapOf("effects" to core(number).handle(event, clocks(command)))
                }
                "view" -> mapOf("view" to core(number).view(clocks(command)))
                "end" -> {
                    running.remove(number)
                    done
                }
                else -> throw IllegalArgumentException("there is no command `core.$word`")
            }
        }

        private fun core(number: Long): ScenarioCore =
            checkNotNull(running[number]) { "core $number has not begun" }

        private fun clocks(command: JsonObject): JsonObject = command.getValue("clocks").jsonObject

        private companion object {
            private val done = mapOf("ok" to JsonPrimitive(true))
        }
    }
    """#
}
