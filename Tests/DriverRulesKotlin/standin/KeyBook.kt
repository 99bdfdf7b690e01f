package app.getbottle.driver.rules.standin

import app.getbottle.driver.generated.models.IdempotencyKey

/** What one business's API remembers of the writes it was sent, by their keys (A1 to A5). */
internal class KeyBook {
    /** The keys of what is recorded, in the order of recording. */
    val recorded: List<IdempotencyKey> get() = recordedKeys

    /** The keys of what was turned down, in the order in which it was. */
    val refused: List<IdempotencyKey> get() = refusedKeys

    private val recordedKeys = mutableListOf<IdempotencyKey>()
    private val refusedKeys = mutableListOf<IdempotencyKey>()
    private val pages = mutableMapOf<IdempotencyKey, Page>()
    private val versions = mutableSetOf<String>()

    private class Page(
        val content: ByteArray,
        val entry: Entry,
    )

    private sealed interface Entry {
        class Recorded(
            val answer: Kept,
        ) : Entry

        class Refused(
            val answer: Kept,
        ) : Entry

        data object AlreadyRecorded : Entry
    }

    /** A first answer: its status and its body. */
    class Kept(
        val status: Int,
        val body: ByteArray = ByteArray(0),
    )

    /** What the API makes of a write that it has not seen before. */
    class Verdict(
        /** The answer; below 300 where it can be recorded. */
        val answer: Kept,
        /** The id of what would be recorded, with its kind: none is recorded twice (I2). */
        val version: String = "",
    )

    /** What came of a write. */
    sealed interface Outcome {
        /** Whether it was decided now. */
        val isNew: Boolean
            get() =
                when (this) {
                    is Recorded -> true
                    is Refused -> !again
                    is AlreadyRecorded -> !again
                    is Replayed, is Reused -> false
                }

        class Recorded(
            val answer: Kept,
        ) : Outcome

        class Replayed(
            val answer: Kept,
        ) : Outcome

        class Refused(
            val answer: Kept,
            val again: Boolean,
        ) : Outcome

        class AlreadyRecorded(
            val again: Boolean,
        ) : Outcome

        data object Reused : Outcome
    }

    /** Takes a write; one whose key is new is judged. */
    fun take(
        key: IdempotencyKey,
        content: ByteArray,
        judge: () -> Verdict,
    ): Outcome {
        val page = pages[key] ?: return judged(key, content, judge())
        if (!page.content.contentEquals(content)) return Outcome.Reused
        return when (val entry = page.entry) {
            is Entry.Recorded -> Outcome.Replayed(entry.answer)
            is Entry.Refused -> Outcome.Refused(entry.answer, again = true)
            is Entry.AlreadyRecorded -> Outcome.AlreadyRecorded(again = true)
        }
    }

    private fun judged(
        key: IdempotencyKey,
        content: ByteArray,
        verdict: Verdict,
    ): Outcome {
        val isRefused = verdict.answer.status >= 300
        val entry =
            when {
                isRefused -> Entry.Refused(verdict.answer)
                versions.add(verdict.version) -> Entry.Recorded(verdict.answer)
                else -> Entry.AlreadyRecorded
            }
        pages[key] = Page(content, entry)
        if (entry is Entry.Recorded) recordedKeys += key else refusedKeys += key
        return when (entry) {
            is Entry.Recorded -> Outcome.Recorded(entry.answer)
            is Entry.Refused -> Outcome.Refused(entry.answer, again = false)
            is Entry.AlreadyRecorded -> Outcome.AlreadyRecorded(again = false)
        }
    }
}
