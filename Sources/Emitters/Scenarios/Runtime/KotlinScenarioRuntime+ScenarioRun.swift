extension KotlinScenarioRuntime {
  /// `ScenarioRun.kt`.
  static let scenarioRun = #"""
    import kotlinx.serialization.json.JsonElement
    import kotlinx.serialization.json.JsonObject

    /** One case as a subject is taken through it; after the step that first goes wrong it is left. */
    internal class ScenarioRun(
        private val cases: ScenarioCases,
        private val scenario: Scenario,
    ) {
        private val path = cases.path(scenario)
        private val invariants = AllInvariants.bySuite[cases.suite.suite]

        /** Where what is being done stands; whoever measures the time asks from another thread. */
        @Volatile
        private var current = cases.location(*path, "id")

        /** Judges a subject that is made for this case. */
        fun judge(make: () -> ScenarioSubject) {
            val given = cases.given(scenario)
            val subject = charged { make().also { it.begin(given) } }
            for (step in cases.steps(scenario)) {
                current = step.location
                val seen = charged { subject.perform(step.value) }
                val faults =
                    faults(step.expect, step.expectPath, seen) + broken(given, step.value, seen)
                if (faults.isNotEmpty()) {
                    // It may have something to clear away; the case is decided.
                    runCatching { subject.finish() }
                    throw ScenarioFailure(scenario.id, faults)
                }
            }
            current = cases.location(*path, if (scenario.finally == null) "id" else "finally")
            val end = charged { subject.finish() }
            val faults = faults(scenario.finally, listOf(*path, "finally"), end)
            if (faults.isNotEmpty()) throw ScenarioFailure(scenario.id, faults)
        }

        /** What to say of a case that goes on for longer than it may. */
        fun tookTooLong(
            seconds: Long,
            cause: Throwable,
        ): ScenarioFailure =
            failure("the subject takes longer than $seconds seconds over it", cause)

        private fun faults(
            expected: JsonElement?,
            path: List<String>,
            seen: JsonObject,
        ): List<ScenarioFault> =
            expected?.let { Differences.between(it, seen) }.orEmpty().map {
                ScenarioFault(cases.location(*(path + it.path).toTypedArray()), it.toString())
            }

        /** What the suite's invariants say after a step. */
        private fun broken(
            given: JsonObject,
            step: JsonObject,
            seen: JsonObject,
        ): List<ScenarioFault> =
            invariants?.broken(given, step, seen).orEmpty()
                .map { ScenarioFault(current, "always: $it") }

        /** Charges to the case what a subject throws. */
        private fun <Value> charged(body: () -> Value): Value =
            try {
                body()
            } catch (skip: ScenarioSkip) {
                throw skip
            } catch (error: Throwable) {
                throw failure("the subject throws: $error", error)
            }

        private fun failure(
            message: String,
            cause: Throwable,
        ): ScenarioFailure =
            ScenarioFailure(scenario.id, listOf(ScenarioFault(current, message)), cause)
    }
    """#
}
