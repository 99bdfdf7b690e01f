extension KotlinScenarioRuntime {
  /// `ScenarioSubject.kt`.
  static let scenarioSubject = #"""
    import kotlinx.serialization.json.JsonObject

    /**
     * What a suite is judged on: an implementation of the rules, seen from outside.
     *
     * One is made for each case. It never sees what a case expects. Whatever it throws is charged to
     * the case; [ScenarioSkip] and [ScenarioUnsupported] say why it cannot be judged by that.
     */
    public interface ScenarioSubject {
        /**
         * Begins a case.
         *
         * @param given what the case starts from: its fixture, with the case's own members over it
         */
        public fun begin(given: JsonObject)

        /**
         * Takes one step of a story: an object with `do` and the word's own members. A row of a table
         * is one step, `{"do": "judge", "input": …}`.
         *
         * @return everything that is seen after it, every member that the suite's schema lists
         */
        public fun perform(step: JsonObject): JsonObject

        /** Ends the case; gives what the case's `finally` is judged by. */
        public fun finish(): JsonObject = JsonObject(emptyMap())
    }
    """#
}
