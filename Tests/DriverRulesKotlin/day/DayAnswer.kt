package app.getbottle.driver.rules.day

import app.getbottle.driver.generated.models.DriverDay
import app.getbottle.driver.generated.models.EntityTag
import app.getbottle.driver.generated.models.WireError

/** What came back for a day that was asked for. */
public data class DayAnswer(
    /** The status; null where no answer came. */
    val status: Int?,
    /** The header `ETag`. */
    val etag: EntityTag?,
    /** The day in the body, if it reads completely. */
    val content: DayContent?,
) {
    /**
     * The store with this answer in it; null where the answer is none, which changes nothing (Y2).
     *
     * An answer that is older than the copy leaves the copy, and is good all the same.
     */
    public fun stored(
        store: DayStore,
        asked: Fetching.Asked,
    ): DayStore? {
        val before = store.copy(asked.owner, asked.date)
        return when {
            status == 304 -> store.takeIf { before != null }
            status != 200 || content == null || content.date != asked.date -> null
            before != null && content.asOf < before.content.asOf -> store
            else -> store.storing(DayCopy(asked.owner, asked.date, etag, content))
        }
    }

    internal companion object {
        /** The day in a body as it stands; null where it does not read completely. */
        fun content(text: String): DayContent? =
            try {
                DayContent.of(DriverDay.read(text.encodeToByteArray()))
            } catch (_: WireError) {
                null
            }
    }
}
