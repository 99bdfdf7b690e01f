package app.getbottle.driver.rules.delivery

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** Where the write-up of a stop stands (D27). */
@Serializable
public enum class Screen(
    /** Whether the draft may be changed. */
    public val isOpen: Boolean = false,
) {
    /** Not touched yet. */
    @SerialName("open")
    OPEN(isOpen = true),

    /** Being written. */
    @SerialName("editing")
    EDITING(isOpen = true),

    /** Recorded on the phone. */
    @SerialName("done")
    DONE,

    /** The API has it. */
    @SerialName("sent")
    SENT,

    /** The API does not take it. */
    @SerialName("turnedDown")
    TURNED_DOWN,
}
