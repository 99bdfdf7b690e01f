extension KotlinScenarioInvariants {
  /// `PositionInvariants.kt`.
  static let position = #"""
    import kotlinx.serialization.json.JsonElement
    import kotlinx.serialization.json.JsonObject
    import kotlin.math.abs

    /** What always holds in the suite `position`. */
    internal object PositionInvariants : SuiteInvariants {
        override fun broken(
            given: JsonObject,
            step: JsonObject,
            seen: JsonObject,
        ): List<String> {
            val word = step["do"].text
            // A row shows a distance only.
            if (word == null || word == "judge") return emptyList()
            val requests = seen["requests"].items
            val positions = requests.filter { it["to"].text == "position" }
            val records = seen["records"].items
            val isSent = seen["send"].truth == true
            return Sentences.of {
                holds("a position goes if and only if a fix is sent, and then one (P13)") {
                    isSent == (positions.size == 1) && positions.size <= 1
                }
                holds(
                    "what is sent is the first, a minute on, or moved, and nothing else is (P9 to P12)",
                ) {
                    isSent == (seen["why"].text in setOf("first", "minute", "moved"))
                }
                holds("nothing is asked without a fix that comes in (P7, P13)") {
                    word == "fix" || word == "standIn" || (seen["send"] == null && requests.isEmpty())
                }
                holds("everything is asked for the round that is out (P1)") {
                    requests.all { it["round"] == seen["out"] }
                }
                holds(
                    "a fix that is sent is on the globe, 0 to 100 m sharp and at most 60 s old " +
                        "(P3 to P5)",
                ) {
                    positions.all { canBeSent(it["fix"]) }
                }
                holds("a fix is sent as it was handed out (P14)") {
                    word != "fix" || positions.all { isSame(it["fix"], step) }
                }
                holds("the stand-in's fix is 5 m sharp (P18)") {
                    word != "standIn" || positions.all { it["fix"]["accuracy"].whole == 5L }
                }
                holds("without a precise location nothing is recorded (P19)") {
                    seen["shown"].items.isEmpty() || records.isEmpty()
                }
                holds("only setting off and coming back record something (P17)") {
                    word == "setOff" || word == "back" || records.isEmpty()
                }
                holds("only an answer asks something of the app (P15)") {
                    word == "answer" || seen["asks"].items.isEmpty()
                }
            }
        }

        private fun canBeSent(fix: JsonElement?): Boolean {
            val lat = fix["lat"].number ?: return false
            val lon = fix["lon"].number ?: return false
            val accuracy = fix["accuracy"].number ?: return false
            val age = fix["ageMs"].whole ?: return false
            return abs(lat) <= 90 && abs(lon) <= 180 && accuracy in 0.0..100.0 && age in 0..60_000
        }

        private fun isSame(
            fix: JsonElement?,
            step: JsonObject,
        ): Boolean {
            val age = fix["ageMs"].number ?: return false
            val ago = (step["ago"].number ?: 0.0) * 1000
            return listOf("lat", "lon", "accuracy").all { fix[it].number == step[it].number } &&
                abs(age - ago) < 1
        }
    }
    """#
}
