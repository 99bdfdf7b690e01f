package app.getbottle.driver.rules.outbox.values

import kotlinx.serialization.Serializable

/** Bytes, equal to others by what they are. */
@Serializable(with = BytesAsText::class)
public class Bytes(
    /** The bytes themselves, which nobody changes. */
    public val array: ByteArray,
) {
    /** How many there are. */
    public val size: Int get() = array.size

    override fun equals(other: Any?): Boolean = other is Bytes && array.contentEquals(other.array)

    override fun hashCode(): Int = array.contentHashCode()

    override fun toString(): String = "$size bytes"
}
