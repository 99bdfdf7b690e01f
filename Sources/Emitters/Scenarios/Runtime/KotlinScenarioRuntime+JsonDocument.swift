extension KotlinScenarioRuntime {
  /// `JsonDocument.kt`.
  static let jsonDocument = #"""
    import kotlinx.serialization.json.JsonElement

    /** A text of JSON as it was read: its value, and where each part of that stands. */
    internal class JsonDocument(
        val value: JsonElement,
        val place: JsonPlace,
    )
    """#
}
