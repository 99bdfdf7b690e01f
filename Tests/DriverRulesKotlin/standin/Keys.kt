package app.getbottle.driver.rules.standin

import app.getbottle.driver.generated.models.IdempotencyKey
import app.getbottle.driver.generated.models.WireAnswer
import app.getbottle.driver.generated.models.WireHeader

/** What a key is, and how what came of it is said. */
internal object Keys {
    private val replayed = WireHeader("Idempotency-Replayed", "true")
    private val recorded = WireHeader("Idempotency-Replayed", "false")

    /** The key, bare or in quotes; null where it is none. */
    fun of(header: String?): IdempotencyKey? {
        if (header == null) return null
        val isQuoted = header.length > 1 && header.startsWith('"') && header.endsWith('"')
        val text = if (isQuoted) header.drop(1).dropLast(1) else header
        val key = IdempotencyKey(text)
        return key.takeIf { it.validate().isEmpty() && text.none { char -> char in 'A'..'Z' } }
    }

    /** What makes two requests the same; when they left does not. */
    fun content(request: StandInRequest): ByteArray =
        "${request.method} ${request.target.substringBefore('?')}\n".encodeToByteArray() + request.body

    val inProgress: WireAnswer
        get() = Turned(409, "in-progress", "Still working on it").answer(WireHeader("Retry-After", "1"))

    fun answer(outcome: KeyBook.Outcome): WireAnswer =
        when (outcome) {
            is KeyBook.Outcome.Recorded -> given(outcome.answer, outcome.answer.status, recorded)
            is KeyBook.Outcome.Replayed -> {
                val status = outcome.answer.status
                given(outcome.answer, if (status == 201) 200 else status, replayed)
            }
            is KeyBook.Outcome.Refused ->
                given(outcome.answer, outcome.answer.status, if (outcome.again) replayed else null)
            is KeyBook.Outcome.AlreadyRecorded ->
                Turned(409, "already-recorded", "This is recorded under another key")
                    .answer(*listOfNotNull(replayed.takeIf { outcome.again }).toTypedArray())
            is KeyBook.Outcome.Reused ->
                Turned(422, "key-reused", "The key has been used for something else").answer()
        }

    private fun given(
        kept: KeyBook.Kept,
        status: Int,
        mark: WireHeader?,
    ): WireAnswer {
        val type = if (status < 300) "application/json" else "application/problem+json"
        val label = WireHeader("Content-Type", type).takeIf { kept.body.isNotEmpty() }
        return WireAnswer(status, listOfNotNull(label, mark), kept.body)
    }
}
