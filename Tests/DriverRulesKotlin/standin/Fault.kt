package app.getbottle.driver.rules.standin

import app.getbottle.driver.generated.models.WireJSON

/** Something that goes wrong, laid on top of what the API answers. */
internal class Fault(
    data: WireJSON,
) {
    /** What it goes with; null for every request. */
    val on: Operation? = data["on"]?.let { Operation.named(it.string) }

    /** What happens. */
    val deed: Deed = Deed.of(data)

    private val nth = data["nth"]?.whole
    private val until = data["until"]?.whole
    private val every = data["every"]?.whole
    private var count = 0

    /** Counts a request that it may go with; whether it goes with this one. */
    fun isTurn(): Boolean {
        count += 1
        val first = nth ?: every ?: 1
        val last = until ?: if (nth != null && every == null) nth else Int.MAX_VALUE
        return count in first..last && (count - first) % (every ?: 1) == 0
    }

    /** What a fault does. */
    sealed interface Deed {
        data object LoseRequest : Deed

        data object LoseAnswer : Deed

        data object Drop : Deed

        data object NoSignal : Deed

        /** In milliseconds. */
        class Delay(
            val time: Long,
        ) : Deed

        /** In milliseconds. */
        class Slow(
            val time: Long,
        ) : Deed

        class Status(
            val refusal: Refusal,
        ) : Deed

        class Html(
            val status: Int,
            val page: String,
        ) : Deed

        companion object {
            /** Reads `do` and what belongs to it. */
            fun of(data: WireJSON): Deed =
                when (val word = data.need("do").string) {
                    "loseRequest" -> LoseRequest
                    "loseAnswer" -> LoseAnswer
                    "drop" -> Drop
                    "noSignal" -> NoSignal
                    "delay" -> Delay(time(data))
                    "slow" -> Slow(time(data))
                    "status" -> Status(Refusal(data))
                    "html" -> Html(data["status"]?.whole ?: 200, data.need("page").string)
                    else -> throw StandInError("`$word` is no fault")
                }

            private fun time(data: WireJSON): Long = (data.need("seconds").number * 1000 + 0.5).toLong()
        }
    }

    /** A status in place of what the API would say. */
    class Refusal(
        data: WireJSON,
    ) {
        val status: Int = data.need("status").whole
        val code: String? = data["code"]?.string
        val title: String? = data["title"]?.string
        val detail: String? = data["detail"]?.string
        val retryAfter: String? = data["retryAfter"]?.string

        /** Whether it is a verdict on a write, which its key remembers (A5). */
        val isVerdict: Boolean
            get() =
                when (status) {
                    401, 408, 425, 426, 429 -> false
                    403 -> code != "not-a-member"
                    409 -> code != "in-progress"
                    else -> status in 400..499
                }
    }
}
