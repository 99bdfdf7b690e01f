extension KotlinScenarioInvariants {
  /// `SessionInvariants.kt`.
  static let session = #"""
    import kotlinx.serialization.json.JsonArray
    import kotlinx.serialization.json.JsonElement
    import kotlinx.serialization.json.JsonObject

    /** What always holds in the suite `session`. */
    internal object SessionInvariants : SuiteInvariants {
        override fun broken(
            given: JsonObject,
            step: JsonObject,
            seen: JsonObject,
        ): List<String> {
            val state = seen["state"].text
            val stored = seen["stored"]
            val isSignedIn = state == "choosingBusiness" || state == "in"
            val requests = seen["requests"].items
            val business = if (state == "in") stored["business"] else null
            return Sentences.of {
                holds("a token is kept if and only if somebody is signed in (S5, S10, S15)") {
                    isSignedIn == (stored["token"] != null) || state == "closed"
                }
                holds("who is signed in is remembered (S7)") {
                    !isSignedIn || stored["person"] != null
                }
                holds("the open business is remembered (S7)") {
                    state != "in" || stored["business"] != null
                }
                holds("a day is shown only while a business is open (S10)") {
                    state == "in" || seen["days"] == JsonArray(emptyList())
                }
                holds("a token of a body is not kept (S4)") {
                    stored["token"] == null || stored["token"] !in tokensOfTheBody(step)
                }
                holds("the password goes to the sign-in and nowhere else (S7)") {
                    step["password"] == null ||
                        requests.all { it["path"].text == "/auth/sign-in/email" }
                }
                holds("a request carries the token that is kept, and the business that is open (S22)") {
                    requests.all { isAllowed(it, stored, business) }
                }
                holds("a request says which app it is from (S22)") {
                    requests.all { it["headers"]["User-Agent"].text == userAgent(given) }
                }
                holds("the code alone carries a cookie and an origin (S23)") {
                    requests.all { request ->
                        val isCode = request["path"].text == "/auth/two-factor/verify-totp"
                        listOf("Cookie", "Origin").all { isCode == (request["headers"][it] != null) }
                    }
                }
                holds("nothing is asked upon a 401 (S10)") {
                    step["status"].whole != 401L || requests.isEmpty()
                }
                holds("an open app need not be woken (S19)") {
                    state == "closed" || seen["asksToBeWoken"].truth == false
                }
                holds("an app that is not open asks for nothing (S19)") {
                    state != "closed" || requests.isEmpty()
                }
            }
        }

        /** The token of an answer's body, unless the header has the same. */
        private fun tokensOfTheBody(step: JsonObject): List<JsonElement> =
            listOfNotNull(step["json"]["token"], step["problem"]["token"])
                .filter { it != step["token"] }

        private fun isAllowed(
            request: JsonElement,
            stored: JsonElement?,
            business: JsonElement?,
        ): Boolean {
            val authorization = request["headers"]["Authorization"]
            val asked = request["headers"]["Bottle-Business"]
            return when (val path = request["path"].text) {
                "/auth/sign-in/email", "/auth/two-factor/verify-totp" ->
                    authorization == null && asked == null
                "/auth/sign-out" -> authorization != null && asked == null && stored["token"] == null
                else -> {
                    val isList = path == "/driver/businesses"
                    stored["token"] != null && authorization.text == "Bearer " + stored["token"].text &&
                        asked == (if (isList) null else business) && (isList || business != null)
                }
            }
        }

        private fun userAgent(given: JsonObject): String =
            "Bottle/${given["version"].text.orEmpty()} (${given["platform"].text.orEmpty()})"
    }
    """#
}
