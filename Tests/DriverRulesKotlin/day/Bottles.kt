package app.getbottle.driver.rules.day

import kotlinx.serialization.EncodeDefault
import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.Serializable

/** Bottles of one gas. */
@OptIn(ExperimentalSerializationApi::class)
@Serializable
public data class Bottles(
    /** Full ones; below 0 when more went than was counted on. */
    @EncodeDefault
    val full: Long = 0,
    /** Empty ones. */
    @EncodeDefault
    val empty: Long = 0,
) {
    /** These and others. */
    public operator fun plus(other: Bottles): Bottles = Bottles(full + other.full, empty + other.empty)

    /** These without others. */
    public operator fun minus(other: Bottles): Bottles = Bottles(full - other.full, empty - other.empty)

    /** The same with none where there are fewer than none: what is shown, and what is weighed (L14). */
    public val shown: Bottles get() = Bottles(maxOf(0, full), maxOf(0, empty))

    /** Neither full nor empty ones. */
    val isNone: Boolean get() = full == 0L && empty == 0L
}
