extension KotlinScenarioRuntime {
  /// `ScenarioCases.kt`.
  static let scenarioCases = #"""
    import kotlinx.serialization.json.JsonElement
    import kotlinx.serialization.json.JsonNull
    import kotlinx.serialization.json.JsonObject
    import kotlinx.serialization.json.JsonPrimitive

    /** A suite as it stands in its file. */
    internal class ScenarioCases private constructor(
        private val file: ScenarioFile,
        /** What stands in the file. */
        val suite: ScenarioSuite,
    ) {
        private val numbers = suite.cases.withIndex().associate { it.value.id to "${it.index}" }

        init {
            expect(suite.format == FORMAT, "format") { "this reads format $FORMAT" }
            val count = suite.cases.size
            expect(suite.caseCount == count, "caseCount") { "there are $count cases" }
            for ((index, scenario) in suite.cases.withIndex()) {
                val path = path(scenario)
                expect(path[1] == "$index", *path, "id") { "another case has this id" }
                val from = scenario.from
                expect(from == null || from in suite.given, *path, "from") { "`given` has no `$from`" }
                for (step in steps(scenario)) check(step.expect, step.expectPath)
                check(scenario.finally, listOf(*path, "finally"))
            }
        }

        private fun check(
            expected: JsonElement?,
            path: List<String>,
        ) {
            Expectations.check(expected ?: return, path) { place, message ->
                expect(false, *place.toTypedArray()) { message }
            }
        }

        private fun expect(
            isSo: Boolean,
            vararg path: String,
            message: () -> String,
        ) {
            require(isSo) { "${file.location(*path)}: ${message()}" }
        }

        /** The way to a case in the file. */
        fun path(scenario: Scenario): Array<String> = arrayOf("cases", numbers.getValue(scenario.id))

        /** Where something stands in the file. */
        fun location(vararg path: String): ScenarioLocation = file.location(*path)

        /** What a case starts from: its fixture, with its own members over it. */
        fun given(scenario: Scenario): JsonObject =
            JsonObject(suite.given[scenario.from].orEmpty() + scenario.given.orEmpty())

        /** What is done in a case; a row is one step. */
        fun steps(scenario: Scenario): List<ScenarioStep> {
            val path = path(scenario)
            if (scenario.steps.isEmpty()) return listOf(row(scenario, path))
            return scenario.steps.mapIndexed { index, step ->
                val stepPath = arrayOf(*path, "steps", "$index")
                ScenarioStep(
                    value = JsonObject(step - "expect"),
                    expect = step["expect"],
                    location = location(*stepPath, "do"),
                    expectPath = listOf(*stepPath, "expect"),
                )
            }
        }

        private fun row(
            scenario: Scenario,
            path: Array<String>,
        ): ScenarioStep {
            val input = scenario.input ?: JsonNull
            return ScenarioStep(
                value = JsonObject(mapOf("do" to JsonPrimitive("judge"), "input" to input)),
                expect = scenario.expect,
                location = location(*path, "input"),
                expectPath = listOf(*path, "expect"),
            )
        }

        internal companion object {
            /** The shape of files that this reads. */
            private const val FORMAT = 1

            /** The suite of a name; throws where it cannot be used. */
            fun find(
                name: String,
                loader: ClassLoader,
            ): ScenarioCases {
                val fileName = "$name-scenarios.json"
                val file =
                    requireNotNull(ScenarioFile.find(fileName, loader)) {
                        "there is no $fileName: run the tests in the project, or make its folder " +
                            "${ScenarioFolder.PATH} a folder of test resources"
                    }
                val suite = ScenarioJson.read(ScenarioSuite.serializer(), file.value)
                return ScenarioCases(file, suite)
            }
        }
    }
    """#
}
