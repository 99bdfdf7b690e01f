extension KotlinScenarioRuntime {
  /// `Scenarios.kt`.
  static let scenarios = #"""
    import org.junit.AssumptionViolatedException
    import org.junit.rules.DisableOnDebug
    import org.junit.rules.Timeout
    import org.junit.runner.Description
    import org.junit.runner.notification.RunNotifier
    import org.junit.runners.ParentRunner
    import org.junit.runners.model.InitializationError
    import org.junit.runners.model.Statement
    import org.junit.runners.model.TestTimedOutException
    import java.lang.reflect.InvocationTargetException

    /**
     * Runs a class that is a [ScenarioSubject] through its suite: each case is a test, and a failure
     * points at the case's file.
     *
     * ```
     * @RunWith(Scenarios::class)
     * @Suite("delivery")
     * class DeliveryScenarios : ScenarioSubject { … }
     * ```
     *
     * The class has a constructor without parameters, which is called for each case. A case that takes
     * longer than ten seconds has failed, unless somebody looks at it in a debugger.
     */
    public class Scenarios(
        private val type: Class<*>,
    ) : ParentRunner<Scenario>(type) {
        private val suite: Suite =
            type.getAnnotation(Suite::class.java)
                ?: throw InitializationError("${type.name} has no @Suite to say its suite")
        private val cases = initial { ScenarioCases.find(suite.name, type.classLoader) }
        private val known = initial { KnownFailures.find(suite.subject, type.classLoader) }

        init {
            if (!ScenarioSubject::class.java.isAssignableFrom(type)) {
                throw InitializationError("${type.name} is no ScenarioSubject")
            }
        }

        override fun getChildren(): List<Scenario> = cases.suite.cases

        override fun describeChild(child: Scenario): Description =
            Description.createTestDescription(type, child.id)

        /** Whether a case was retired. */
        override fun isIgnored(child: Scenario): Boolean = child.gone != null

        override fun classBlock(notifier: RunNotifier): Statement {
            val all = super.classBlock(notifier)
            return statement {
                all.evaluate()
                known.check(cases.suite)
            }
        }

        override fun runChild(
            child: Scenario,
            notifier: RunNotifier,
        ) {
            val description = describeChild(child)
            if (isIgnored(child)) {
                notifier.fireTestIgnored(description)
            } else {
                runLeaf(judging(child, description), description, notifier)
            }
        }

        private fun judging(
            scenario: Scenario,
            description: Description,
        ): Statement {
            val run = ScenarioRun(cases, scenario)
            val timed =
                DisableOnDebug(Timeout.seconds(SECONDS))
                    .apply(statement { run.judge(::subject) }, description)
            return statement {
                known.judge(scenario.id) {
                    try {
                        timed.evaluate()
                    } catch (error: TestTimedOutException) {
                        throw run.tookTooLong(SECONDS, error)
                    } catch (skip: ScenarioSkip) {
                        throw AssumptionViolatedException(skip.message)
                    }
                }
            }
        }

        private fun statement(body: () -> Unit): Statement =
            object : Statement() {
                override fun evaluate() = body()
            }

        private fun subject(): ScenarioSubject =
            try {
                type.getDeclaredConstructor().newInstance() as ScenarioSubject
            } catch (error: InvocationTargetException) {
                throw error.targetException
            }

        private companion object {
            /** How long a case may take. */
            const val SECONDS = 10L

            /** What the suite is, or why it cannot be run. */
            fun <Value> initial(read: () -> Value): Value =
                try {
                    read()
                } catch (error: IllegalArgumentException) {
                    throw InitializationError(error)
                }
        }
    }
    """#
}
