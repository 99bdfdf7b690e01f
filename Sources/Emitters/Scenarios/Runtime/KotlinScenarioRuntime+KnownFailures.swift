extension KotlinScenarioRuntime {
  /// `KnownFailures.kt`.
  static let knownFailures = #"""
    import kotlinx.serialization.builtins.ListSerializer
    import org.junit.AssumptionViolatedException
    import java.time.LocalDate

    /** The failures that are known of one subject, as of one day. */
    internal class KnownFailures private constructor(
        private val all: List<Pair<KnownFailure, ScenarioLocation>>,
        private val today: String,
    ) {
        /** Runs a case; throws where it did not come as expected, or failed as known. */
        fun judge(
            id: String,
            run: () -> Unit,
        ) {
            val (known, location) =
                all.find { (known, _) -> known.until >= today && known.covers(id) } ?: return run()
            try {
                run()
            } catch (failure: ScenarioFailure) {
                if (failure.saw != known.saw) throw failure
                throw AssumptionViolatedException("known: ${known.because}", failure)
            }
            val fault = ScenarioFault(location, "`$id` passes, though it is known to fail: remove this")
            throw ScenarioFailure(id, listOf(fault))
        }

        /** Throws where some are past their day, or about no case of a suite. */
        fun check(suite: ScenarioSuite) {
            val faults =
                all.filter { (known, _) -> known.match.startsWith("${suite.suite}/") }
                    .flatMap { (known, location) ->
                        problems(known, suite).map { ScenarioFault(location, it) }
                    }
            if (faults.isNotEmpty()) throw ScenarioFailure(FILE, faults)
        }

        private fun problems(
            known: KnownFailure,
            suite: ScenarioSuite,
        ): List<String> =
            listOfNotNull(
                "`${known.match}` was to be mended by ${known.until}, and it is $today"
                    .takeIf { known.until < today },
                "no case is covered by `${known.match}`"
                    .takeIf { suite.cases.none { known.covers(it.id) } },
            )

        internal companion object {
            private const val FILE = "known-failures.json"

            /** Those of a subject. */
            fun find(
                subject: String,
                loader: ClassLoader,
            ): KnownFailures {
                val today = LocalDate.now().toString()
                val file = ScenarioFile.find(FILE, loader) ?: return KnownFailures(emptyList(), today)
                val all =
                    ScenarioJson.read(ListSerializer(KnownFailure.serializer()), file.value)
                        .mapIndexed { index, known -> known to file.location("$index") }
                val wanted = setOf(null, subject)
                return KnownFailures(all.filter { (known, _) -> known.subject in wanted }, today)
            }
        }
    }
    """#
}
