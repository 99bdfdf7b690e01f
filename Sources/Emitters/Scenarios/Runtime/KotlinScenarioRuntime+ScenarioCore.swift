extension KotlinScenarioRuntime {
  /// `ScenarioCore.kt`.
  static let scenarioCore = #"""
    import kotlinx.serialization.json.JsonArray
    import kotlinx.serialization.json.JsonObject

    /**
     * What decides, apart from the world that it is in: it is told what happens, and says what is to be
     * done.
     *
     * Its suite gives it a world: disk, network, clocks, driver.
     */
    public interface ScenarioCore {
        /** Takes what happened; gives what is to be done, in order. */
        public fun handle(
            event: JsonObject,
            clocks: JsonObject,
        ): JsonArray

        /** What is shown. */
        public fun view(clocks: JsonObject): JsonObject
    }
    """#
}
