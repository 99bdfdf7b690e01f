extension KotlinScenarioInvariants {
  /// `OutboxInvariants.kt`.
  static let outbox = #"""
    import kotlinx.serialization.json.JsonElement
    import kotlinx.serialization.json.JsonObject

    /** What always holds in the suite `outbox`: of I1 to I13 all that one step shows. */
    internal object OutboxInvariants : SuiteInvariants {
        override fun broken(
            given: JsonObject,
            step: JsonObject,
            seen: JsonObject,
        ): List<String> =
            Sentences.of {
                requestsHold(step, seen)
                writesHold(step, seen)
                apiHolds(step, seen)
                restHolds(step, seen)
            }

        private fun Sentences.requestsHold(
            step: JsonObject,
            seen: JsonObject,
        ) {
            val requests = seen["requests"].items
            val cancelled = seen["cancelled"].texts
            val last = requests.lastOrNull()["key"].text
            holds("one request is in flight at most (I5)") { requests.size <= cancelled.size + 1 }
            holds("what was asked last is under way (I5)") {
                seen["pause"].text == "closed" || requests.isEmpty() ||
                    last == seen["inFlight"].text || last in cancelled
            }
            holds("every attempt carries the same bytes (I6)") {
                requests.all { it["sameBytes"].truth != false }
            }
            holds("nothing is asked while nobody is signed in (I7)") {
                seen["session"].text != "signedOut" || requests.isEmpty()
            }
            holds("a request carries what the signed-in person recorded (I8)") {
                requests.all { it["person"].text == seen["person"].text }
            }
            holds("a picture is put, all else is posted (O9)") {
                requests.all {
                    (it["contentType"].text == "image/jpeg") == (it["method"].text == "PUT")
                }
            }
            holds("when signal goes nothing is tried (O14)") {
                step["do"].text != "signal" || step["on"].truth != false || requests.isEmpty()
            }
        }

        private fun Sentences.writesHold(
            step: JsonObject,
            seen: JsonObject,
        ) {
            val pause = seen["pause"].text
            val inFlight = seen["inFlight"].text
            val writes = seen["writes"].items
            val person = seen["person"].text
            holds("writes stand in the order of seq (O7)") {
                writes.map { it["seq"].whole ?: 0 }.zipWithNext().all { (one, next) -> one < next }
            }
            holds("what was turned down, and nothing else, says why (O21)") {
                writes.all { (it["state"].text == "turnedDown") == (it["refusal"] != null) }
            }
            holds("what is being sent may have left (O25)") {
                writes.all { it["state"].text != "sending" || (it["attempts"].whole ?: 0) >= 1 }
            }
            holds("what is being sent is under way (I5)") {
                writes.all { it["state"].text != "sending" || it["key"].text == inFlight }
            }
            holds("proofs, and nothing else, are sent after another (O9)") {
                writes.all { (it["kind"].text == "proof") == (it["after"] != null) }
            }
            holds("the writes of others that wait are shown by their names (O19)") {
                pause == "closed" ||
                    waiting(seen).count { it["person"].text != person }.toDouble() == others(seen)
            }
            holds("nothing is shown of what is not read (O30)") {
                (pause != "closed" && pause != "newerFile") || writes.isEmpty()
            }
            holds("what can go is under way or has its time (I12)") {
                !mayGo(step, seen) || inFlight != null || seen["nextIn"] != null
            }
        }

        private fun Sentences.apiHolds(
            step: JsonObject,
            seen: JsonObject,
        ) {
            val recorded = seen["api"]["recorded"].texts
            val refused = seen["api"]["refused"].texts
            holds("nothing is recorded twice (I2)") { recorded.toSet().size == recorded.size }
            holds("what was refused is not recorded (I4)") { refused.none { it in recorded } }
            holds("what is sent is recorded (I4)") { seen["sent"].texts.all { it in recorded } }
            holds("what was turned down is refused (I4)") {
                seen["writes"].items
                    .filter { isOfTheApi(it["refusal"]) }
                    .all { it["key"].text in refused }
            }
            holds("what was taken back is not recorded (O24)") {
                step["do"].text != "withdraw" || seen["told"].text != "done" ||
                    step["key"].text !in recorded
            }
        }

        private fun Sentences.restHolds(
            step: JsonObject,
            seen: JsonObject,
        ) {
            val pause = seen["pause"].text
            val told = seen["told"].text
            val wake = seen["wakeIn"].number
            val isPress = step["do"].text in setOf("record", "correct", "withdraw", "dismiss")
            val isOff = pause in setOf("closed", "signedOut", "appTooOld")
            holds("the driver is told of what was asked (O1)") { told == null || isPress }
            holds("the driver is told what became of it (O1)") {
                !isPress || told != null || pause == "closed"
            }
            holds("the screen says what was not recorded (O1)") {
                told != "notRecorded" || seen["shown"].items.isNotEmpty()
            }
            holds("nothing is tried by itself while nothing may go (O18)") {
                !isOff || seen["nextIn"] == null
            }
            holds("no wait is longer than an hour (I13)") { (seen["nextIn"].number ?: 0.0) <= 3600 }
            holds("it asks to be woken in a minute at least (O33)") {
                seen["asksToBeWoken"].truth == (wake != null) && (wake ?: 60.0) >= 60
            }
            holds("it asks to be woken only to send (O33)") { wake == null || !isOff }
        }

        private fun waiting(seen: JsonObject): List<JsonElement> =
            seen["writes"].items.filter {
                it["state"].text == "waiting" || it["state"].text == "sending"
            }

        private fun others(seen: JsonObject): Double =
            seen["others"].members.values.sumOf { it.number ?: 0.0 }

        /** Whether the API says so of the write, and not of another one of its key. */
        private fun isOfTheApi(refusal: JsonElement?): Boolean =
            refusal["status"] != null && refusal["code"].text != "key-reused"

        /** Whether it is known that something of the person can go, now or after a wait. */
        private fun mayGo(
            step: JsonObject,
            seen: JsonObject,
        ): Boolean =
            (step["do"].text == "open" || step["do"].text == "front") &&
                seen["pause"].text == "none" &&
                waiting(seen).any {
                    it["person"].text == seen["person"].text && it["after"] == null
                }

        private val JsonElement?.texts: List<String?> get() = items.map { it.text }
    }
    """#
}
