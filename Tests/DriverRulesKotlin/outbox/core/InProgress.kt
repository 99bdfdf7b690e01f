package app.getbottle.driver.rules.outbox.core

import app.getbottle.driver.generated.models.IdempotencyKey

/** The answers `in-progress` in a row to one write. */
internal data class InProgress(
    val key: IdempotencyKey,
    val count: Int,
) {
    internal companion object {
        /** The first so many are no failures. */
        const val MOST: Int = 10

        /** The wait after each, in milliseconds. */
        const val WAIT: Long = 2000
    }
}
