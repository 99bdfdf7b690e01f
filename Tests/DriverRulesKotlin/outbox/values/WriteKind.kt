package app.getbottle.driver.rules.outbox.values

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** What a write of the outbox is about. */
@Serializable
public enum class WriteKind(
    /** Its word in a journal. */
    public val word: String,
) {
    /** A stop was written up. */
    @SerialName("delivery")
    DELIVERY("delivery"),

    /** Cash moved without a delivery. */
    @SerialName("cash")
    CASH("cash"),

    /** Bottles went on to the van or off it, or were counted. */
    @SerialName("load")
    LOAD("load"),

    /** The round set off, came back or was finished. */
    @SerialName("progress")
    PROGRESS("progress"),

    /** A photo or a signature, a file beside the outbox. */
    @SerialName("proof")
    PROOF("proof"),
}
